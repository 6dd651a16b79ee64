import { cleanup, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import type { Db } from '#/mocks/db.ts'
import { quiet } from '../support/quiet.ts'
import { newBackend, renderRoute } from '../support/render-route.tsx'

/** A list that grows from a hundred entries to ten thousand renders and asks for no more than at the beginning. */

const HOURS_6 = 6 * 3_600_000
const FEW = 100
const MANY = 10_000
const MOST_NODES = 1500

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
  [REPORT, 'reported', knob('items')],
  [`${REPORT}/common-disease-list/COMMON_DISEASES`, 'reported', knob('items')],
])(
  '%s with 10,000 entries renders a screenful, and sends as many calls as with a hundred',
  async (address, as, grow) => {
    const few = await sizeOf(address, as, grow, FEW)
    const many = await sizeOf(address, as, grow, MANY)
    // What is far from the viewport has no nodes.
    expect(many.nodes).toBeLessThan(MOST_NODES)
    // The frame of the app reads the person’s reports in an idle moment, which only one of the two may reach.
    expect(many.calls - few.calls).toBeLessThanOrEqual(1)
  },
)
