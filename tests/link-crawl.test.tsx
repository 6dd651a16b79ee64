import { cleanup } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { paymentListOf } from '#/domains/payment/payment-list-rules.ts'
import { type Path, paths } from '#/paths.ts'
import { waitForScreen } from '#tests/wait-for-screen.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { derivedEmptyNames, screens } from '../e2e/screens.ts'
import { parseLink, type LinkAddress, droppedKinds } from './support/link-parameters.ts'

/** Renders every screen state once, and then checks its links. */

interface CrawledScreen {
  /** Whether the screen shows the picture of an empty state. */
  isEmpty: boolean
  from: LinkAddress
  links: readonly LinkAddress[]
}

/** The screen 我的 of people who have further links there because of their work. */
const WORK_STATES = ['salesman', 'doctor'].map((as) => ({ name: `main-${as}`, address: paths.myMain, as }))

/** The screen states to crawl. The screen of an unknown thing has only a link that leads away. */
const states = [...WORK_STATES, ...screens.filter(({ knobs, kind }) => !knobs && kind !== 'unknown')]

async function crawl({ address, as }: { address: string; as?: string }): Promise<CrawledScreen> {
  await renderRoute(address, as ? { as } : {})
  // A chunk that is loaded for the first time may take longer than a screen.
  await vi.dynamicImportSettled()
  await waitForScreen()
  // The picture of an empty state. The picture of a failure fails loading-and-failing.test.tsx.
  const isEmpty = document.querySelector('main img[alt=""][width="180"]') !== null
  const hrefs = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '')
  cleanup()
  return { isEmpty, from: parseLink(address), links: [...new Set(hrefs)].map(parseLink) }
}

const crawledScreens: CrawledScreen[] = []

beforeAll(async () => {
  // Parts that a screen adds when the page is idle are rendered immediately.
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  for (const place of states) crawledScreens.push(await crawl(place))
}, 900_000)

/** Links that drop the order, the goods or the person on purpose. */
const DROPPED_ON_PURPOSE: Readonly<Record<string, string>> = {
  [`${paths.reservation} ${paths.reservationInquiry} visit`]: 'all visits',
}

test('a link contains the order, the goods or the person of its screen, if the linked screen has the parameter', () => {
  const dropped = crawledScreens.flatMap(({ from, links }) =>
    links.flatMap((link) =>
      droppedKinds(from, link)
        .filter((kind) => !(`${from.path} ${link.path} ${kind}` in DROPPED_ON_PURPOSE))
        .map((kind) => `${from.address} drops its ${kind} in the link to ${link.address}`),
    ),
  )
  expect(crawledScreens.flatMap(({ links }) => links).length).toBeGreaterThan(1000)
  expect([...new Set(dropped)]).toEqual([])
})

test('each list of a person’s own entries is empty for a new person, except for the listed exceptions', () => {
  const lists = crawledScreens.filter((_one, at) => derivedEmptyNames.has(states[at]?.name ?? ''))
  expect(lists.length).toBeGreaterThan(15)
  expect(lists.filter(({ isEmpty }) => !isEmpty).map(({ from }) => from.address)).toEqual([])
})

test('[GEN-014] a payment without an order can be found on the screen that the cashier names', async () => {
  const cashiers = crawledScreens
    .flatMap(({ links }) => links)
    .filter(({ path, values }) => path === paths.cashier && !values['orderId'])
  const found = [...new Set(cashiers.map(({ values }) => values['returnUrl'] ?? null))].map(paymentListOf)
  const titles = new Map((await allRows()).map(({ path, title }) => [path as string, title]))
  expect(found.length).toBeGreaterThan(1)
  expect(found.filter(({ to, label }) => titles.get(to) !== label)).toEqual([])
})

const OUTSIDE = 'opened from a message, a code or the link of another person'
const ACTION = 'a button opens it: it needs what was just chosen, typed or paid'

/** Addresses to which no link leads. */
const WITHOUT_LINK: Partial<Record<Path, string>> = {
  [paths.participantList]: OUTSIDE,
  [paths.campaignPoster]: OUTSIDE,
  [paths.campaignPoster202311]: OUTSIDE,
  [paths['/motherday-2022']]: OUTSIDE,
  [paths['/2022-11-activity']]: OUTSIDE,
  [paths['/campaign/token-1']]: OUTSIDE,
  [paths['/campaign/token-2']]: OUTSIDE,
  [paths['/campaign/token-3']]: OUTSIDE,
  [paths['/campaign/token-4']]: OUTSIDE,
  [paths.couponReceive]: OUTSIDE,
  [paths.videoDetail]: OUTSIDE,
  [paths.goodsOfType]: OUTSIDE,
  [paths.paymentBeself]: OUTSIDE,
  [paths.shareReport]: OUTSIDE,
  [paths.highriskCarrier]:
    'shows the same as the item in its report; for links from outside, which need a login (decision 85)',
  [paths.orderPayInput]: 'nobody has said which orders may be paid in parts (docs/risks.md)',
  [paths.invitationLogin]: OUTSIDE,
  [paths.invitationRegister]: OUTSIDE,
  [paths.medicalRegister]: OUTSIDE,
  [paths.authStart]: 'the login goes through it in WeChat',
  [paths.reportOverview]: 'shows the same as the report itself',
  [paths.reportsOfType]: 'shows the same as my reports',
  [paths.department]: 'shows the same as the list of its doctors',
  [paths.addressNew]: ACTION,
  [paths.addressEdit]: ACTION,
  [paths.consultSuccess]: ACTION,
  [paths.foundCounselor]: ACTION,
  [paths.familyMilepost]: 'in the sheet of a person of the pedigree',
  [paths.insured]: ACTION,
  [paths.liabilityNotice]: 'linked by the insured person, whom only a form opens',
  [paths.orderInfo]: ACTION,
  [paths.orderInfoOfType]: ACTION,
  [paths.orderCoupons]: ACTION,
  [paths.alipay]: ACTION,
  [paths.alipayed]: ACTION,
  [paths.payed]: ACTION,
  [paths.storageInfo]: ACTION,
  [paths.categoryDeblocking]: ACTION,
  [paths.childDeblocking]: ACTION,
  [paths.bindFirst]: ACTION,
  [paths.bindSecond]: ACTION,
  [paths.bindThird]: ACTION,
  [paths.toothSecond]: ACTION,
  [paths.toothThird]: ACTION,
}

/** The addresses that links reach from home and 我的. */
function reachablePaths(): ReadonlySet<string> {
  const found = new Set<string>([paths.homeTab, paths.myMain])
  // Iterating a Set also visits entries that are added during the iteration.
  for (const path of found)
    for (const { from, links } of crawledScreens) if (from.path === path) links.forEach((link) => found.add(link.path))
  return found
}

test('[GEN-014] every address can be reached by links from the home page and 我的', async () => {
  const found = reachablePaths()
  const screenPaths = (await allRows()).filter(({ redirect }) => !redirect).map(({ path }) => path)
  expect(screenPaths.filter((path) => !found.has(path) && !(path in WITHOUT_LINK))).toEqual([])
  expect(Object.keys(WITHOUT_LINK).filter((path) => found.has(path))).toEqual([])
})

test.each([
  ['goods', 'the consultation of these goods', paths.goods, paths.consultDetail],
  ['a storage service', 'the insurance of these goods', paths.immjuneStorage, paths.goodsInsurance],
])('the page of %s has a link to %s', (_what, _where, from, to) => {
  const links = crawledScreens.filter((one) => one.from.path === from).flatMap((one) => one.links)
  expect(links.filter(({ path, values }) => path === to && values['id'])).not.toEqual([])
})
