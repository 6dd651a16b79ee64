import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#/domains/order/model.ts'
import { ongoingUnlock } from './ongoing-unlock.ts'

const NOW = Date.parse('2026-11-27T10:00:00+08:00')
const HOUR = 3_600_000
const offer = { name: '解锁报告：罕见疾病', owner: '周雪梅' }

const order = (fields: object) =>
  z.parse(Order, {
    id: 'O1',
    orderStatus: 'WAITING_FOR_PAYMENT',
    goods: { name: offer.name },
    createdDate: new Date(NOW - HOUR).toISOString(),
    ...fields,
  })

test.each([
  ['an unpaid order', {}, 'unpaid'],
  ['an order in payment', { orderStatus: 'PAYING' }, 'confirming'],
  ['an unpaid order whose payment was started last on this phone', { id: 'OP1' }, 'confirming'],
  ['an unpaid order whose payment was started before that of another order', { id: 'OP0' }, 'confirming'],
  ['a paid order whose unlock job has not started', { orderStatus: 'PAID' }, 'paid'],
  ['a paid order with an unknown time', { orderStatus: 'COMPLETED', createdDate: null }, 'paid'],
  [
    'an order that was paid last week',
    { orderStatus: 'COMPLETED', createdDate: new Date(NOW - 168 * HOUR).toISOString() },
    null,
  ],
  ['a closed order', { orderStatus: 'CLOSED' }, null],
  ['an order for another category', { goods: { name: '解锁报告：用药指导' } }, null],
  ['an order for the same person', { patient: { id: 'P1', name: '周 雪梅' } }, 'unpaid'],
  ['an order for another child', { patient: { id: 'P2', name: '周小雨' } }, null],
])('[REPX-005] with %s, the category has the unlock state %s', (_name, fields, state) => {
  expect(ongoingUnlock([order(fields)], offer, [{ orderId: 'OP0' }, { orderId: 'OP1' }], NOW)?.state ?? null).toBe(
    state,
  )
})

test('[REPX-005] if the report’s owner is unknown, an unlock order for any person counts', () => {
  const foreign = order({ patient: { id: 'P2', name: '周小雨' } })
  expect(ongoingUnlock([foreign], { ...offer, owner: '' }, [], NOW)?.state).toBe('unpaid')
})
