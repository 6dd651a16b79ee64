import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import type { Db } from '#/mocks/db.ts'
import { matchAt } from '../../e2e/derived-states.ts'
import { screens } from '../../e2e/screens.ts'
import { allEndpoints } from '../support/contracts.ts'
import { waitForScreen } from '../support/wait-for-screen.ts'
import { oneOfEach } from '../support/matrix.ts'
import { quiet } from '../support/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '../support/render-route.tsx'

/** A list of ten thousand entries renders no more nodes and sends no more calls than a list of a hundred entries. */

const HOURS_6 = 6 * 3_600_000
const FEW = 100
const MANY = 10_000
const MAX_NODES = 1500
const MAX_AHEAD = 5

type Grow = (backend: Backend, as: string, count: number) => void

/** Copies the first row of a person until there are `count` rows. Each copy is six hours older than the row before. */
const growRows =
  (table: keyof Db, time = 'createdAt'): Grow =>
  ({ db }, as, count) => {
    const user = db.users.find(({ persona }) => persona === as)
    const all = db[table] as unknown as Record<string, unknown>[]
    const own = all.filter(({ userId }) => userId === user?.id)
    const [first] = own
    if (!first) throw new Error(`${as} has no ${table}`)
    for (let at = own.length; at < count; at += 1)
      all.push({ ...first, id: `${String(first['id'])}-${at}`, [time]: Number(first[time]) - at * HOURS_6 })
  }

/** A knob of the mock backend with a number of entries. */
const growByKnob =
  (name: string): Grow =>
  (backend, _as, count) =>
    backend.setKnobs(`${name}:${count}`)

/** The records below a question. */
const growRecords: Grow = ({ db }, _as, count) => {
  const question = db.questions.find(({ id }) => id === 'Q701')
  const [first] = question?.records ?? []
  if (!question || !first) throw new Error('Q701 has no records')
  question.records = Array.from({ length: count }, (_, at) => ({ ...first, createdAt: first.createdAt + at }))
}

async function sizeOf(address: string, as: string, grow: Grow, count: number) {
  const backend = newBackend()
  grow(backend, as, count)
  const app = await renderRoute(address, { as, backend })
  // Waits until the list is rendered.
  await waitFor(() => expect(document.querySelectorAll('main *').length).toBeGreaterThan(60), { timeout: 20_000 })
  await quiet()
  const size = { nodes: document.querySelectorAll('*').length, calls: (await app.calls()).length }
  cleanup()
  return size
}

const REPORT = '/parent-page/R100501/PKG-ADULT'

test.each<[address: string, as: string, grow: Grow]>([
  ['/my-order/ALL', 'rich', growRows('orders')],
  ['/my-message', 'rich', growRows('messages')],
  ['/my-wallet?tab=reward', 'salesman', growRows('moneyRewards')],
  ['/my-coupon/CLAIMED', 'rich', growRows('coupons')],
  ['/my-share', 'salesman', growRows('shareLogs', 'time')],
  ['/merchant-ticket', 'member', growRows('tickets')],
  ['/question-form-list', 'rich', growRows('questions')],
  ['/integral-detail-list', 'rich', growRows('pointsLogs')],
  ['/my-invoices', 'rich', growRows('invoices')],
  ['/contract-list', 'rich', growRows('bills')],
  ['/commodity', 'member', growByKnob('goods')],
  ['/commodity-search/all?q=基因', 'member', growByKnob('goods')],
  ['/explore', 'member', growByKnob('articles')],
  ['/my-pedigree/family', 'member', growByKnob('relatives')],
  ['/my-pedigree/list', 'member', growByKnob('relatives')],
  ['/obs-department-detail/question/Q701', 'rich', growRecords],
  [REPORT, 'reported', growByKnob('items')],
  [`${REPORT}/common-disease-list/COMMON_DISEASES`, 'reported', growByKnob('items')],
])(
  'the address %s with 10,000 entries renders a screenful, and sends as many calls as with 100 entries',
  async (address, as, grow) => {
    const few = await sizeOf(address, as, grow, FEW)
    const many = await sizeOf(address, as, grow, MANY)
    // Entries far from the viewport have no nodes.
    expect(many.nodes).toBeLessThan(MAX_NODES)
    // The app prefetches when the page is idle. Only one of the two renders may reach this moment.
    expect(many.calls - few.calls).toBeLessThanOrEqual(MAX_AHEAD)
  },
)

/** Lists that do not grow over the years, with the reason. */
const EDITORS = 'the editors keep it as long as its screen is'
const PACKAGE = 'the package of the report has these categories'
const SHORT_LISTS: Readonly<Record<string, string>> = {
  'banner.list': EDITORS,
  'consult.survey': EDITORS,
  'coupon.case': 'the coupons of one package',
  'event-registration.halls': 'the halls of the company',
  'family.relationTypes': 'words for relations',
  'insurance-application.questions': EDITORS,
  'mall.groups': EDITORS,
  'mall.promotions': EDITORS,
  'mall.recommended': EDITORS,
  'news.categories': EDITORS,
  'news.posters': EDITORS,
  'news.recommended': EDITORS,
  'points.goodsAddress': 'the places where goods are picked up',
  'points.goodsGroups': EDITORS,
  'points.taskManage': EDITORS,
  'report.summary': PACKAGE,
  'report.summaryByCode': PACKAGE,
  'report.summaryByJob': PACKAGE,
  'report.summaryOfFriend': PACKAGE,
  'visit-reservation.dates': 'the days that can be reserved',
  'visit-reservation.times': 'the hours of a day',
  'visit-reservation.visitorTypes': 'words for visitors',
  'wallet.bankAccounts': 'a person binds one card: another one replaces it',
  'wallet.wxAccounts': 'the account of WeChat',
}

const THOUSAND = 1000
/** A list that is read completely in pages of 500 sends two more calls. One call per entry would be 1,000 calls. */
const MAX_CALLS = 20

const growingLists = allEndpoints
  .filter(({ id, row }) => row.list && !row.changes && !(id in SHORT_LISTS))
  .map(({ id }) => id)
const knobsOfGrowth = growingLists.map((id) => `entries:${id}=${THOUSAND}`)

const states = oneOfEach(
  screens.filter(
    ({ knobs = '', kind = 'normal' }) => !knobs.includes('fault:') && !['empty', 'unknown'].includes(kind),
  ),
  ({ address, as }) => `${address.split('?')[0]} ${as ?? ''}`,
).filter(({ address }) => matchAt(address))

describe('a list of a thousand entries renders only a screenful, and can be extended to all entries', () => {
  test.each(states)('in the screen state $name', async ({ address, as, knobs }) => {
    const backend = newBackend([knobs, ...knobsOfGrowth].filter(Boolean).join(';'))
    const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
    await waitForScreen()
    const size = { nodes: document.querySelectorAll('*').length, calls: (await app.calls()).length }
    unloadPage(app)
    expect(size.nodes).toBeLessThan(MAX_NODES)
    expect(size.calls).toBeLessThanOrEqual(MAX_CALLS)
  })

  test('every API row in the exceptions for short lists replies with a list', () => {
    const lists = allEndpoints.filter(({ row }) => row.list).map(({ id }) => id)
    expect(Object.keys(SHORT_LISTS).filter((id) => !lists.includes(id))).toEqual([])
  })
})
