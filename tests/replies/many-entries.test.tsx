import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import type { Db } from '#/mocks/db.ts'
import { matchAt } from '../../e2e/derived.ts'
import { screens } from '../../e2e/screens.ts'
import { allEndpoints } from '../support/contracts.ts'
import { drawn } from '../support/drawn.ts'
import { oneOfEach } from '../support/matrix.ts'
import { quiet } from '../support/quiet.ts'
import { newBackend, renderRoute, unload } from '../support/render-route.tsx'

/** A list that grows from a hundred entries to ten thousand renders and asks for no more than at the beginning. */

const HOURS_6 = 6 * 3_600_000
const FEW = 100
const MANY = 10_000
const MAX_NODES = 1500
const MAX_AHEAD = 5

type Grow = (backend: Backend, as: string, count: number) => void

/** Copies the first row of a person until there are so many, each six hours older than the one before. */
const rows =
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
const knob =
  (name: string): Grow =>
  (backend, _as, count) =>
    backend.setKnobs(`${name}:${count}`)

/** The records below a question. */
const records: Grow = ({ db }, _as, count) => {
  const question = db.questions.find(({ id }) => id === 'Q701')
  const [first] = question?.records ?? []
  if (!question || !first) throw new Error('Q701 has no records')
  question.records = Array.from({ length: count }, (_, at) => ({ ...first, createdAt: first.createdAt + at }))
}

async function sizeOf(address: string, as: string, grow: Grow, count: number) {
  const backend = newBackend()
  grow(backend, as, count)
  const app = await renderRoute(address, { as, backend })
  // The list has come.
  await waitFor(() => expect(document.querySelectorAll('main *').length).toBeGreaterThan(60), { timeout: 20_000 })
  await quiet()
  const size = { nodes: document.querySelectorAll('*').length, calls: (await app.calls()).length }
  cleanup()
  return size
}

const REPORT = '/parent-page/R100501/PKG-ADULT'

test.each<[address: string, as: string, grow: Grow]>([
  ['/my-order/ALL', 'rich', rows('orders')],
  ['/my-message', 'rich', rows('messages')],
  ['/my-wallet?tab=reward', 'salesman', rows('moneyRewards')],
  ['/my-coupon/CLAIMED', 'rich', rows('coupons')],
  ['/my-share', 'salesman', rows('shareLogs', 'time')],
  ['/merchant-ticket', 'member', rows('tickets')],
  ['/question-form-list', 'rich', rows('questions')],
  ['/integral-detail-list', 'rich', rows('pointsLogs')],
  ['/my-invoices', 'rich', rows('invoices')],
  ['/contract-list', 'rich', rows('bills')],
  ['/commodity', 'member', knob('goods')],
  ['/commodity-search/all?q=基因', 'member', knob('goods')],
  ['/explore', 'member', knob('articles')],
  ['/my-pedigree/family', 'member', knob('relatives')],
  ['/my-pedigree/list', 'member', knob('relatives')],
  ['/obs-department-detail/question/Q701', 'rich', records],
  [REPORT, 'reported', knob('items')],
  [`${REPORT}/common-disease-list/COMMON_DISEASES`, 'reported', knob('items')],
])(
  'the address %s with 10,000 entries renders a screenful, and sends as many calls as with a hundred',
  async (address, as, grow) => {
    const few = await sizeOf(address, as, grow, FEW)
    const many = await sizeOf(address, as, grow, MANY)
    // What is far from the viewport has no nodes.
    expect(many.nodes).toBeLessThan(MAX_NODES)
    // The frame of the app reads ahead in an idle moment, which only one of the two may reach.
    expect(many.calls - few.calls).toBeLessThanOrEqual(MAX_AHEAD)
  },
)

/** Lists that do not grow with the years of a person: why not. */
const EDITORS = 'the editors keep it as long as its screen is'
const PACKAGE = 'the package of the report has these categories'
const FIXED: Readonly<Record<string, string>> = {
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
/** With a page of 500, a list that is read completely takes two calls more; one call for each entry would be a thousand. */
const MAX_CALLS = 20

const growing = allEndpoints.filter(({ id, row }) => row.list && !row.changes && !(id in FIXED)).map(({ id }) => id)
const grown = growing.map((id) => `entries:${id}=${THOUSAND}`)

const places = oneOfEach(
  screens.filter(
    ({ knobs = '', kind = 'normal' }) => !knobs.includes('fault:') && !['empty', 'unknown'].includes(kind),
  ),
  ({ address, as }) => `${address.split('?')[0]} ${as ?? ''}`,
).filter(({ address }) => matchAt(address))

describe('a list of a thousand entries renders only a screenful, and can be extended to all entries', () => {
  test.each(places)('in the screen state $name', async ({ address, as, knobs }) => {
    const backend = newBackend([knobs, ...grown].filter(Boolean).join(';'))
    const app = await renderRoute(address, { backend, ...(as ? { as } : {}) })
    await drawn()
    const size = { nodes: document.querySelectorAll('*').length, calls: (await app.calls()).length }
    unload(app)
    expect(size.nodes).toBeLessThan(MAX_NODES)
    expect(size.calls).toBeLessThanOrEqual(MAX_CALLS)
  })

  test('every exception for a short list is a list', () => {
    const lists = allEndpoints.filter(({ row }) => row.list).map(({ id }) => id)
    expect(Object.keys(FIXED).filter((id) => !lists.includes(id))).toEqual([])
  })
})
