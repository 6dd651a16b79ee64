import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RenewDepositOrder } from '#/domains/cell-storage/model.ts'
import { Coupon } from '#/domains/coupon/model.ts'
import { Registration, RegistrationEvent } from '#/domains/event-registration/model.ts'
import { closedText, hasDeposit } from '#/domains/event-registration/event-rules.ts'
import { ShareLog } from '#/domains/invitation/model.ts'
import { shareMonths } from '#/domains/invitation/share-rules.ts'
import { withoutInvoice } from '#/domains/invoice/next-invoice.ts'
import { afterCoupon } from '#/domains/mall/after-coupon.ts'
import { startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { GroupBuying } from '#/domains/mall/group/model.ts'
import { atGroupPrice, groupReduction } from '#/domains/mall/group/rules.ts'
import { Goods } from '#/domains/mall/model.ts'
import { buyRefusal, savingNow } from '#/domains/mall/rules.ts'
import { offeredActions } from '#/domains/order/state/actions.ts'
import { Order, OrderOptions } from '#/domains/order/model.ts'
import { dueAmount, payRefusal } from '#/domains/order/amount/payment-nodes.ts'
import { orderedLine, pricedLine } from '#/domains/order/place/place-rules.ts'
import { orderAmount, orderLabel, orderRefusal, payableTotal } from '#/domains/order/rules.ts'
import { payResult } from '#/domains/payment/rules.ts'
import { pointsOrderNote } from '#/domains/points/order-rules.ts'
import { PointsOrder } from '#/domains/points/model.ts'
import { SummerOrder } from '#/domains/summer/model.ts'
import { stateOf } from '#/domains/summer/rules.ts'
import { Ticket } from '#/domains/ticket/model.ts'
import { drawRefusal, drawWords } from '#/domains/ticket/rules.ts'
import { Reservation } from '#/domains/visit-reservation/model.ts'
import { mayInvoice, phaseOf, refundText } from '#/domains/visit-reservation/rules.ts'
import { Reward as WalletReward } from '#/domains/wallet/model.ts'
import { isRefused } from '#/shared/api/blocks.ts'

/**
 * If a part or a sum of an entry (a refund, an invoice, the way of payment, a deposit, a draw) cannot be parsed, no
 * action that depends on it is allowed, and no amount is computed from it.
 */

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

/** The possible values of each part of an order. */
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
  totalAmount: [null, 12_000],
  amount: [null, 0, 8000],
}
const names = Object.keys(parts)
const brokenValueOf = (name: string) =>
  name.endsWith('mount')
    ? fc.constantFrom<unknown>('120.00', 99.5, 'free', true, 1e15)
    : fc.constantFrom<unknown>('暂无', 'null', 7, true, [[1]], '{"status":"COMPLETED"}')
const mixedValuesArbitrary = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc.record({ meant: fc.constantFrom(...(parts[name] ?? [])), sent: fc.option(brokenValueOf(name), { freq: 1 }) }),
    ]),
  ),
)
const statusArbitrary = fc.constantFrom('WAITING_FOR_PAYMENT', 'PAYING', 'PAID', 'COMPLETED', 'CLOSED')

const orderWith = (status: string, values: Readonly<Record<string, unknown>>) =>
  z.parse(Order, {
    id: 'O1',
    status,
    goods: { name: '储存', reportPackageId: '', provideInvoice: true },
    ...values,
  })

/** The actions that a person may do with an order, and the facts that its screens state. */
function certainFacts(order: Order): string[] {
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

test('in 2,000 random orders, fields that cannot be parsed add no action and no fact', () => {
  let some = 0
  fc.assert(
    fc.property(mixedValuesArbitrary, statusArbitrary, (values, status) => {
      const sent = Object.fromEntries(names.map((name) => [name, values[name]?.sent ?? values[name]?.meant]))
      const meant = Object.fromEntries(names.map((name) => [name, values[name]?.meant]))
      const factsAsSent = certainFacts(orderWith(status, sent))
      const factsAsMeant = certainFacts(orderWith(status, meant))
      const added = factsAsSent.filter((fact) => !factsAsMeant.includes(fact))
      expect({ status, values, added }).toEqual({ status, values, added: [] })
      some += Number(factsAsSent.length > 1)
    }),
    { numRuns: 2000 },
  )
  expect(some).toBeGreaterThan(500)
})

const options = { goodsTotalAmount: 12_000, paymentSummary: { total: 10_000 } }

test.each(['paymentSummary', 'paymentModeSummary', 'distribution', 'selectedPatient', 'defaultCouponId', 'goods'])(
  'if the field %s cannot be parsed, nothing can be ordered',
  (name) => {
    const read = z.parse(OrderOptions, { ...options, [name]: [[1]] })
    expect(orderRefusal(read, payableTotal(read, null))).not.toBeNull()
    const missing = z.parse(OrderOptions, { ...options, [name]: null })
    expect(orderRefusal(missing, payableTotal(missing, null))).toBeNull()
  },
)

describe('a part that cannot be parsed is not shown as a missing part is', () => {
  const ticket = { id: 'T1', kind: 'LOTTERY', lotteryId: 'L1' }

  test.each<[what: string, said: unknown, wanted: unknown]>([
    [
      'the prize of a draw',
      drawWords(z.parse(Ticket, { ...ticket, draw: { prize: '手机' } }).draw),
      '抽奖结果没有读出来，请稍后再看',
    ],
    ['the draw of a ticket', drawRefusal(z.parse(Ticket, { ...ticket, draw: '未中奖' }), NOW), '抽奖结果没有读出来'],
    ['a draw that is missing', drawRefusal(z.parse(Ticket, { ...ticket, draw: null }), NOW), null],
    [
      'the user option of an event',
      closedText(z.parse(RegistrationEvent, { id: 'E', userOption: '100元' }), false, NOW),
      '定金没有读出来',
    ],
    [
      'a user option that is missing',
      closedText(z.parse(RegistrationEvent, { id: 'E', userOption: null }), false, NOW),
      null,
    ],
    [
      'the pick-up place of a points order',
      pointsOrderNote(z.parse(PointsOrder, { id: 'P', status: 'SHIPPED', pickUpPlace: '福田店' })),
      '',
    ],
    [
      'the renewal in progress of a contract',
      isRefused(z.parse(RenewDepositOrder, { id: 'RD', pendingOrderId: { id: 'O9' } }), 'pendingOrderId'),
      true,
    ],
    [
      'the promotion of goods',
      savingNow(
        { price: 100, priceBeforeDiscount: 200 } as Parameters<typeof savingNow>[0],
        z.parse(Goods, { abstractPromotionEvent: 'SNAP_UP' }),
        NOW,
      ),
      null,
    ],
  ])('%s', (_what, said, wanted) => expect(said).toEqual(wanted))
})

describe('a sum that cannot be parsed never makes anything free, payable or cheaper', () => {
  const YUAN = '99.00'
  const item = { name: '一份', price: 9900 }
  const goods = (...specifications: object[]) => z.parse(Goods, { goodsId: 'G', name: '检测', specifications })
  const visit = (more: object) => z.parse(Reservation, { id: 'V', date: '2026-11-21', ...more })
  const child = (payment: object) =>
    z.parse(SummerOrder, { id: 'S', status: 'WAIT_FOR_PAY', payOrderId: 'P', paymentDetails: payment })
  const group = (reduction: unknown) =>
    z.parse(GroupBuying, { id: 'GB', size: 2, reduction, members: [{ mine: true }, {}] })
  const coupon = z.parse(Coupon, { id: 'C', discount: 100, discountType: 'FIXED_AMOUNT', claimed: true })
  const line = (more: object) => z.parse(OrderOptions, { goods: { name: '检测', ...more } }).goods
  const own = orderedLine(goods(item), '')
  const after = (deposit: unknown) =>
    afterCoupon([coupon], goods({ ...item, deposit }).specifications[0] ?? null, 1, NOW)?.total ?? null
  const lineWith = (more: object) => {
    const read = line(more)
    return read && pricedLine(read, own)
  }

  test.each<[what: string, unreadable: unknown, wanted: unknown, missing: unknown, wantedMissing: unknown]>([
    [
      'the deposit of an event',
      closedText(z.parse(RegistrationEvent, { id: 'E', userOption: { deposit: YUAN } }), false, NOW),
      '定金没有读出来',
      closedText(z.parse(RegistrationEvent, { id: 'E', userOption: {} }), false, NOW),
      null,
    ],
    [
      'the deposit of a registration',
      hasDeposit(z.parse(Registration, { id: 'R', userOption: { deposit: YUAN } })),
      true,
      hasDeposit(z.parse(Registration, { id: 'R', userOption: {} })),
      false,
    ],
    [
      'the deposit of goods',
      buyRefusal(goods({ ...item, deposit: YUAN })),
      '定金没有读出来，暂不能购买',
      buyRefusal(goods(item)),
      null,
    ],
    ['the deposit of goods with a coupon', after(YUAN), null, after(null), 9800],
    [
      'the price of goods',
      buyRefusal(goods({ ...item, price: YUAN })),
      '价格没有读出来，暂不能购买',
      buyRefusal(goods({ ...item, price: null })),
      '暂无价格，暂不能购买',
    ],
    [
      'one of two prices of goods',
      startingPrice(goods(item, { name: '两份', price: YUAN })),
      null,
      startingPrice(goods(item, { name: '两份' })),
      9900,
    ],
    [
      'the first of three prices of an order line',
      line({ price: YUAN, specificationItem: item, finalPrice: 100 })?.price,
      null,
      line({ specificationItem: item, finalPrice: 100 })?.price,
      9900,
    ],
    ['the price of an order line', lineWith({ finalPrice: YUAN })?.price, null, lineWith({})?.price, 9900],
    [
      'the reduction of a complete group',
      atGroupPrice(goods(item), groupReduction(group(YUAN), NOW)).specifications[0]?.price,
      null,
      atGroupPrice(goods(item), groupReduction(group(null), NOW)).specifications[0]?.price,
      9900,
    ],
    [
      'the refund of a visit',
      phaseOf(visit({ status: 'WAIT_FOR_PAY', refundAmount: YUAN }), 'Completed', NOW),
      'unknown',
      phaseOf(visit({ status: 'WAIT_FOR_PAY' }), 'Completed', NOW),
      'confirming',
    ],
    [
      'the refund of a cancelled visit',
      refundText(visit({ refundAmount: YUAN })),
      '退款金额没有读出来，请稍后再看',
      refundText(visit({})),
      null,
    ],
    [
      'the invoice of a visit with an unknown amount',
      mayInvoice(visit({ paymentDetails: { amount: YUAN } }), 'booked'),
      false,
      mayInvoice(visit({ paymentDetails: {} }), 'booked'),
      true,
    ],
    ['the amount of a summer order', stateOf(child({ amount: YUAN }), NOW), 'unknown', stateOf(child({}), NOW), 'pay'],
    [
      'the first of two amounts of a reward',
      z.parse(WalletReward, { amount: YUAN, money: 100 }).amount,
      null,
      z.parse(WalletReward, { money: 100 }).amount,
      100,
    ],
    [
      'the reward of a share',
      shareMonths([z.parse(ShareLog, { id: 'L', reward: YUAN })])[0]?.sum,
      null,
      shareMonths([z.parse(ShareLog, { id: 'L' })])[0]?.sum,
      0,
    ],
  ])('%s', (_what, unreadable, wanted, missing, wantedMissing) =>
    expect({ unreadable, missing }).toEqual({ unreadable: wanted, missing: wantedMissing }),
  )
})
