import { screen } from '@testing-library/react'
import { getResponse, http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { withHandlers } from '#tests/request-handlers.ts'

/** Screens with lists, with a backend that spells ids or lists differently from the contract. */

type Entry = Record<string, unknown>

/** Opens a screen. The function `spell` writes the entries of one of its lists. */
async function openScreen({ address, as, path }: Screen, spell: (entries: Entry[]) => string | null) {
  const backend = newBackend()
  const respelledHandler = http.all(`*/${path}`, async ({ request }) => {
    const answer = await getResponse(backend.handlers, request)
    const text = spell((await answer?.json()) as Entry[])
    return new HttpResponse(text, { status: text === null ? 204 : 200 })
  })
  const app = await renderRoute(address, { as, backend: withHandlers(backend, respelledHandler) })
  await quiet()
  return app
}

interface Screen {
  address: string
  as: string
  /** The call of the list. */
  path: string
  /** The beginning of the empty state. */
  empty: RegExp
  /** The address of an entry, with its id. */
  link?: RegExp
  /** Whether the screen also shows entries of other lists. */
  others?: true
}

const screens: Screen[] = [
  {
    address: '/my-order/ALL',
    as: 'member',
    path: 'mallsales/api/user/mall-orders/get-user-orders',
    empty: /您还没有订单/,
    link: /^\/order-detail\/(.+)$/,
  },
  { address: '/my-report', as: 'reported', path: 'mallsales/api/user/reports', empty: /您还没有报告/ },
  {
    address: '/my-message',
    as: 'member',
    path: 'messages/api/user/app-messages',
    empty: /还没有消息/,
    link: /^\/my-message-detail\/(.+)$/,
  },
  {
    address: '/customer-visitors/NEWS',
    as: 'salesman',
    path: 'mallsales/api/user/visitors/information',
    empty: /还没有访客/,
    others: true,
  },
]
const APOLOGY = /网络出现故障/
const LOST = /条内容没有读出来/
const findRetry = () => screen.findByRole('button', { name: '重试' }, { timeout: 8000 })

describe.each(screens)('the list at $address', (list) => {
  test('shows a failure with a retry, and not an empty list, if no entry can be parsed', async () => {
    const app = await openScreen(list, (entries) => JSON.stringify(entries.map(() => ({ unknown: 1 }))))
    expect(await app.sees('内容没有读出来，请稍后再看')).toHaveLength(1)
    expect(await findRetry()).toBeInTheDocument()
    await app.doesNotSee(list.empty)
    await app.doesNotSee(LOST)
  })

  test('shows once, below the entries, how many entries could not be parsed', async () => {
    const app = await openScreen(list, (entries) => JSON.stringify([null, ...entries, { unknown: 1 }]))
    await app.sees('有 2 条内容没有读出来')
    expect(screen.getAllByText(LOST)).toHaveLength(1)
    await app.doesNotSee(list.empty)
  })

  test('shows no number of unparsed entries if all entries were parsed', async () => {
    const app = await openScreen(list, (entries) => JSON.stringify(entries))
    expect(app.address()).toBe(list.address)
    await app.doesNotSee(LOST)
    await app.doesNotSee(list.empty)
  })

  test.each(['{"code":500,"msg":"系统繁忙","data":[]}', '{"message":"x"}'])(
    'shows a failure if the reply is %s',
    async (text) => {
      const app = await openScreen(list, () => text)
      expect(await app.sees(APOLOGY)).toHaveLength(1)
      await app.doesNotSee(list.empty)
    },
  )
})

describe.each(screens.filter(({ others }) => !others))('$address', (list) => {
  test.each<[what: string, text: string | null]>([
    ['null', 'null'],
    ['204', null],
    ['{ data: [] }', '{"code":0,"data":[]}'],
    ['{ content: [] }', '{"content":[],"totalElements":0}'],
  ])('shows an empty list if the reply is %s', async (_, text) => {
    const app = await openScreen(list, () => text)
    expect(await app.sees(list.empty)).toHaveLength(1)
    await app.doesNotSee(APOLOGY)
  })
})

test.each<[total: RegExp, screen: Omit<Screen, 'empty'>]>([
  [/合计/, { address: '/my-wallet?tab=reward', as: 'salesman', path: 'mallsales/api/user/my-wallet/generic-reward' }],
  [/^共邀请/, { address: '/my-invitation-list-new', as: 'salesman', path: 'members/api/user/invitation-records' }],
  [/^共兑换/, { address: '/conversion-record', as: 'rich', path: 'points/api/user/conversion-records' }],
])('the text %s shows no total if some entries could not be parsed', async (total, list) => {
  const whole = await openScreen({ ...list, empty: /^$/ }, (entries) => JSON.stringify(entries))
  expect(await whole.sees(total)).not.toEqual([])
  unloadPage(whole)
  const app = await openScreen({ ...list, empty: /^$/ }, (entries) => JSON.stringify([...entries, { unknown: 1 }]))
  await app.sees('有 1 条内容没有读出来')
  await quiet()
  expect(screen.queryByText(total)).toBeNull()
})

/** Writes ids as long bare numbers. */
const asNumbers = (entries: Entry[]): string =>
  JSON.stringify(entries.map((entry, at) => ({ ...entry, id: `#${at}`, orderNumber: `#${at}` }))).replace(
    /"#(\d+)"/g,
    (_, at: string) => String(1_795_104_000_000_000_123n + BigInt(at)),
  )

test.each(screens.filter(({ link }) => link !== undefined))(
  'at $address, the link to an entry keeps all digits of an id above 2^53',
  async (list) => {
    await openScreen(list, asNumbers)
    const links = [...document.querySelectorAll('a')].flatMap(
      (one) => list.link?.exec(one.getAttribute('href') ?? '')?.[1] ?? [],
    )
    expect(links).toContain('1795104000000000123')
    expect(links.filter((id) => !/^17951040000000001\d\d$/.test(id))).toEqual([])
  },
)

test('an identity number that was sent as a number keeps its last digits in the patient form', async () => {
  const text =
    '{"id":"P1","name":"周雪梅","identityCardType":"CHINESE_IDENTITY_CARD","identityCard":110101199003070218}'
  const personHandler = http.get('*/uaa/api/user/patients/P1', () => new HttpResponse(text))
  await renderRoute('/add-patient/P1', { as: 'member', backend: withHandlers(newBackend(), personHandler) })
  expect(await screen.findByText(/\*0218$/, undefined, { timeout: 8000 })).toBeVisible()
})
