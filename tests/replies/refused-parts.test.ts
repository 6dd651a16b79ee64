import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RenewDepositOrder } from '#/domains/cell-storage/model.ts'
import { RegistrationEvent } from '#/domains/event-registration/model.ts'
import { closedText } from '#/domains/event-registration/event-rules.ts'
import { withoutInvoice } from '#/domains/invoice/next-invoice.ts'
import { Goods } from '#/domains/mall/model.ts'
import { savingNow } from '#/domains/mall/rules.ts'
import { offeredActions } from '#/domains/order/actions.ts'
import { Order, OrderOptions } from '#/domains/order/model.ts'
import { dueAmount, payRefusal } from '#/domains/order/payment-nodes.ts'
import { orderAmount, orderLabel, orderRefusal, payableTotal } from '#/domains/order/rules.ts'
import { payResult } from '#/domains/payment/rules.ts'
import { pointsOrderNote } from '#/domains/points/order-rules.ts'
import { PointsOrder } from '#/domains/points/model.ts'
import { Ticket } from '#/domains/ticket/model.ts'
import { drawRefusal, drawWords } from '#/domains/ticket/rules.ts'
import { isRefused } from '#/shared/api/blocks.ts'

/**
 * A part that cannot be read opens no action and gives no amount, whatever it stands for: a refund, an invoice, the way
 * of payment, a draw.
 */

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

/** What each part of an order may be. */
const parts: Readonly<Record<string, readonly unknown[]>> = {
  refundmentDetails: [null, { status: 'COMPLETED' }, { status: 'REFUNDING' }, { status: 'REJECTED' }],
  placementDetails: [
    null,
    { paymentMode: 'LUMP_SUM' },
    { paymentMode: 'DEPOSIT_AND_BALANCE' },
    { paymentMode: 'LUMP_SUM', invoice: { state: 'VALID' } },
  ],
  paymentModeSummary: [null, { deposit: 1000, balance: 9000 }],
  paymentSummary: [null, { total: 10_000 }, { total: 8000 }],
  shippingAddress: [null, { id: 'A1', name: '李建国' }],
}
const names = Object.keys(parts)
const broken = fc.constantFrom<unknown>('暂无', 'null', 7, true, [[1]], '{"status":"COMPLETED"}')
const mixed = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc.record({ meant: fc.constantFrom(...(parts[name] ?? [])), sent: fc.option(broken, { freq: 1 }) }),
    ]),
  ),
)
const statuses = fc.constantFrom('WAITING_FOR_PAYMENT', 'PAYING', 'PAID', 'COMPLETED', 'CLOSED')

const orderWith = (status: string, values: Readonly<Record<string, unknown>>) =>
  z.parse(Order, {
    id: 'O1',
    status,
    totalAmount: 12_000,
    goods: { name: '储存', reportPackageId: '', provideInvoice: true },
    ...values,
  })

/** What the person may do with an order, and what its screens say for certain. */
function certain(order: Order): string[] {
  const { first, more } = offeredActions(order)
  return [
    `due ${dueAmount(order)}`,
    `amount ${orderAmount(order)}`,
    `result ${payResult(order)}`,
    `label ${orderLabel(order) === '已付款' ? '已付款' : 'unknown'}`,
    ...(payRefusal(order) === null ? ['payable'] : []),
    ...(first === 'pay' ? ['pay'] : []),
    ...(more.includes('cancel') ? ['cancel'] : []),
    ...(withoutInvoice([order], null).length > 0 ? ['invoice'] : []),
  ].filter((said) => !/ (null|unknown)$/.test(said))
}

test('in 2,000 mixtures of orders nothing is payable, open or certain that is not with the parts that could not be read', () => {
  let some = 0
  fc.assert(
    fc.property(mixed, statuses, (values, status) => {
      const sent = Object.fromEntries(names.map((name) => [name, values[name]?.sent ?? values[name]?.meant]))
      const meant = Object.fromEntries(names.map((name) => [name, values[name]?.meant]))
      const [now, then] = [certain(orderWith(status, sent)), certain(orderWith(status, meant))]
      const more = now.filter((said) => !then.includes(said))
      expect({ status, values, more }).toEqual({ status, values, more: [] })
      some += Number(now.length > 1)
    }),
    { numRuns: 2000 },
  )
  expect(some).toBeGreaterThan(500)
})

const options = { goodsTotalAmount: 12_000, paymentSummary: { total: 10_000 } }

test.each(['paymentSummary', 'paymentModeSummary', 'distribution', 'selectedPatient', 'defaultCouponId', 'goods'])(
  'without a readable %s nothing can be ordered',
  (name) => {
    const read = z.parse(OrderOptions, { ...options, [name]: [[1]] })
    expect(orderRefusal(read, payableTotal(read, null))).not.toBeNull()
    const missing = z.parse(OrderOptions, { ...options, [name]: null })
    expect(orderRefusal(missing, payableTotal(missing, null))).toBeNull()
  },
)

describe('a part that cannot be read is not said to be absent', () => {
  const ticket = { id: 'T1', kind: 'LOTTERY', lotteryId: 'L1' }

  test.each<[what: string, said: unknown, wanted: unknown]>([
    [
      'a prize',
      drawWords(z.parse(Ticket, { ...ticket, draw: { prize: '手机' } }).draw),
      '抽奖结果没有读出来，请稍后再看',
    ],
    ['a draw', drawRefusal(z.parse(Ticket, { ...ticket, draw: '未中奖' }), NOW), '抽奖结果没有读出来'],
    ['a missing draw', drawRefusal(z.parse(Ticket, { ...ticket, draw: null }), NOW), null],
    [
      'a deposit',
      closedText(z.parse(RegistrationEvent, { id: 'E', userOption: '100元' }), false, NOW),
      '定金没有读出来',
    ],
    ['no deposit', closedText(z.parse(RegistrationEvent, { id: 'E', userOption: null }), false, NOW), null],
    ['a place', pointsOrderNote(z.parse(PointsOrder, { id: 'P', status: 'SHIPPED', pickUpPlace: '福田店' })), ''],
    [
      'a renewal in progress',
      isRefused(z.parse(RenewDepositOrder, { id: 'RD', pendingOrderId: { id: 'O9' } }), 'pendingOrderId'),
      true,
    ],
    [
      'a promotion',
      savingNow(
        { price: 100, priceBeforeDiscount: 200 } as Parameters<typeof savingNow>[0],
        z.parse(Goods, { abstractPromotionEvent: 'SNAP_UP' }),
        NOW,
      ),
      null,
    ],
  ])('%s', (_what, said, wanted) => expect(said).toEqual(wanted))
})
