import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { type NewOrder, Order } from './model.ts'
import { cashierOf, isSameOrder } from './place-rules.ts'

const SENT = Date.parse('2026-11-20T02:00:00Z')

const wanted: NewOrder = {
  goodsId: 'G1',
  specificationItem: 'G1-1',
  number: 2,
  paymentMode: 'LUMP_SUM',
  couponId: null,
  patientId: null,
  shippingAddressId: 'A1',
  distribution: null,
  requirements: '',
  sharingCode: null,
  expectedTotal: 19_800,
}

const made = (fields: object = {}, goods: object = {}) =>
  z.parse(Order, {
    id: 'O1',
    orderStatus: 'WAITING_FOR_PAYMENT',
    totalAmount: 19_800,
    createdDate: SENT,
    goods: { goodsId: 'G1', ...goods },
    placementDetails: { goods: { number: 2 } },
    ...fields,
  })

test.each([
  ['as wanted', made(), true],
  ['paid already', made({ orderStatus: 'PAID' }), false],
  ['of other goods', made({}, { goodsId: 'G2' }), false],
  ['of goods nobody knows', made({ goods: null }), false],
  ['of another number', made({ placementDetails: { goods: { number: 1 } } }), false],
  ['of a number nobody said', made({ placementDetails: null }), true],
  ['of another total', made({ totalAmount: 19_801 }), false],
  ['made 5 s before', made({ createdDate: SENT - 5000 }), true],
  ['made more than 5 s before', made({ createdDate: SENT - 5001 }), false],
  ['made later', made({ createdDate: SENT + 60_000 }), true],
  ['of an unknown time', made({ createdDate: null }), false],
])('[PAYX-005] the order that a lost request made, %s: %j', (_what, order, same) => {
  expect(isSameOrder(order, wanted, SENT)).toBe(same)
})

test('[PAY-019] [PAY-048] the cashier of a pay order knows its order and leads back to it', () => {
  expect(cashierOf('PAY1', 'O1')).toBe('/order-pay-detail?id=PAY1&orderId=O1&returnUrl=%2Forder-detail%2FO1')
  const url = new URL(cashierOf('P&1', 'O/1'), 'https://app.test')
  expect(Object.fromEntries(url.searchParams)).toEqual({ id: 'P&1', orderId: 'O/1', returnUrl: '/order-detail/O%2F1' })
})
