import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { points } from '#/shared/lib/points.ts'
import { type NewPointsOrder, PointsOrder } from './model.ts'
import {
  canConfirm,
  conversionTotals,
  isSameRedemption,
  pointsOrderLabel,
  pointsOrderNote,
  pointsOrderTimes,
} from './order-rules.ts'

const order = (fields: object = {}): PointsOrder => z.parse(PointsOrder, { id: 'PO1', status: 'COMMIT', ...fields })

test.each([
  ['ORD-008', 'COMMIT', '已提交'],
  ['ORD-009', 'DELIVERY', '待发货'],
  ['ORD-010', 'SHIPPED', '已发货'],
  ['ORD-011', 'COMPLETED', '已完成'],
  ['ORD-012', 'CANCELLED', '已取消'],
  ['ORD-013', 'CLOSED', '已关闭'],
])('[%s] the state %s of a points order is shown as %s', (_id, status, label) => {
  expect(pointsOrderLabel(status)).toBe(label)
  expect(pointsOrderNote(order({ status }))).not.toBe('')
})

test.each(['PAID', 'WAITING_FOR_PAYMENT', 'constructor', ''])(
  'the unknown state %j of a points order has a neutral label',
  (status) => {
    expect(pointsOrderLabel(status)).toBe('处理中')
    expect(pointsOrderNote(order({ status }))).toBe('')
  },
)

test('the state of a points order is taken from orderStatus, or from status if orderStatus is missing', () => {
  expect(order({ orderStatus: 'SHIPPED', status: 'CLOSED' }).status).toBe('SHIPPED')
  expect(order({ orderStatus: null, status: 'CLOSED' }).status).toBe('CLOSED')
})

test.each([
  ['ORD-033', 'COMMIT', '提交时间'],
  ['ORD-034', 'DELIVERY', '支付时间'],
  ['ORD-035', 'SHIPPED', '发货时间'],
  ['ORD-036', 'COMPLETED', '完成时间'],
  ['ORD-037', 'CANCELLED', '退款时间'],
  ['ORD-038', 'CLOSED', '关闭时间'],
])('[%s] the time of the state %s in a points order is labelled %s', (_id, orderStatus, label) => {
  const statusHistory = [{ orderStatus, time: '2026-11-20T02:03:00Z' }]
  expect(pointsOrderTimes(order({ statusHistory }))).toEqual([{ label, time: '2026-11-20 10:03' }])
})

test('[ORD-033] if the history has no COMMIT, the time of creation is shown as the time of submission', () => {
  const statusHistory = [{ orderStatus: 'SHIPPED', time: '2026-11-21T02:00:00Z' }]
  const made = { createdDate: '2026-11-20T02:00:00Z', statusHistory }
  expect(pointsOrderTimes(order(made))).toEqual([
    { label: '提交时间', time: '2026-11-20 10:00' },
    { label: '发货时间', time: '2026-11-21 10:00' },
  ])
})

test('[ORD-033] a COMMIT in the history replaces the time of creation, and the submission is listed once', () => {
  const statusHistory = [
    { orderStatus: 'COMMIT', time: '2026-11-20T02:05:00Z' },
    { orderStatus: 'SHIPPED', time: '2026-11-21T02:00:00Z' },
  ]
  expect(pointsOrderTimes(order({ createdDate: '2026-11-20T02:00:00Z', statusHistory }))).toEqual([
    { label: '提交时间', time: '2026-11-20 10:05' },
    { label: '发货时间', time: '2026-11-21 10:00' },
  ])
})

test('[ORD-033] if the COMMIT has no time, the time of creation is used', () => {
  const statusHistory = [{ orderStatus: 'COMMIT', time: null }]
  expect(pointsOrderTimes(order({ createdDate: '2026-11-20T02:00:00Z', statusHistory }))).toEqual([
    { label: '提交时间', time: '2026-11-20 10:00' },
  ])
})

test('events of a points order without a time or with an unknown state are left out', () => {
  const statusHistory = [
    { orderStatus: 'COMMIT', time: null },
    { orderStatus: 'PACKED', time: '2026-11-21T02:00:00Z' },
  ]
  expect(pointsOrderTimes(order({ statusHistory }))).toEqual([])
})

test.each([
  ['COMMIT', '我们已收到您的兑换，正在备货'],
  ['DELIVERY', '商品正在送往自取点，到店前请先打电话确认'],
  ['SHIPPED', '商品已到自取点，取到后请点“确认收货”'],
  ['COMPLETED', '兑换已完成'],
])('a pick-up order has a text of its own in the state %s', (status, note) => {
  expect(pointsOrderNote(order({ status, pickUpPlace: { id: 'PP1' } }))).toBe(note)
})

test('[PTS-017] only a points order in the state shipped can be confirmed as received', () => {
  const all = ['COMMIT', 'DELIVERY', 'SHIPPED', 'COMPLETED', 'CANCELLED', 'CLOSED', 'X']
  expect(all.filter((status) => canConfirm({ status }))).toEqual(['SHIPPED'])
})

test('the totals of redemptions are the number of orders and the sum of points', () => {
  const record = (id: string, value: number) => ({ id, points: points(value), number: 1 })
  expect(conversionTotals([])).toEqual({ times: 0, points: 0 })
  expect(conversionTotals([record('1', 500), record('2', 260)])).toEqual({ times: 2, points: 760 })
})

const wanted: NewPointsOrder = {
  goodsId: 'PG1',
  number: 2,
  shippingAddressId: 'A1',
  pickUpPlaceId: null,
  expectedPoints: 1000,
}
const SINCE = Date.parse('2026-11-20T10:00:00+08:00')
const made = { goods: { goodsId: 'PG1' }, number: 2, points: 1000, createdDate: SINCE }

test.each([
  ['with the same values', {}, true],
  ['created an hour before the request', { createdDate: SINCE - 3_600_000 }, false],
  ['without a time', { createdDate: null }, false],
  ['with other goods', { goods: { goodsId: 'PG2' } }, false],
  ['with unknown goods', { goods: null }, false],
  ['with another number of pieces', { number: 1 }, false],
  ['with another number of points', { points: 500 }, false],
])('after a lost reply, a points order %s counts as the requested order: $2', (_name, fields, same) => {
  expect(isSameRedemption(order({ ...made, ...fields }), wanted, SINCE)).toBe(same)
})
