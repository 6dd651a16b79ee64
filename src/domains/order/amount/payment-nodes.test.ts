import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { Coupon } from '#/domains/coupon/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { Order } from '../model.ts'
import {
  balanceCoupons,
  balanceDue,
  dueAmount,
  dueChange,
  dueNode,
  dueOf,
  invalidDiscountText,
  nodeLines,
  payRefusal,
  splitTotal,
} from './payment-nodes.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const order = (fields: object = {}): Order =>
  z.parse(Order, {
    id: 'O1',
    orderStatus: 'WAITING_FOR_PAYMENT',
    placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' },
    paymentSummary: { total: 10_000 },
    paymentModeSummary: { deposit: 1000, balance: 9000 },
    ...fields,
  })
const coupon = (id: string, fields: object = {}): object => ({
  id,
  name: id,
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-12-01T00:00:00Z',
  discount: 500,
  thresholdOfAmount: 0,
  discountType: 'FIXED_AMOUNT',
  couponBelong: 'MALL',
  ...fields,
})

describe('the deposit and the balance of an order', () => {
  test('[ORD-022] add up to the total, or are both missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: -10, max: 10_000_000 }), (total, part) => {
        const split = splitTotal(cents(total), cents(part))
        const none = part <= 0 || part >= total
        expect(split).toEqual(none ? null : { deposit: part, balance: total - part })
      }),
    )
  })

  test('[ORD-022] are due separately in the mode with a deposit; goods without a deposit have a single payment', () => {
    const nodes = { deposit: cents(1000), balance: cents(9000) }
    expect(dueOf(nodes, 'LUMP_SUM', cents(10_000))).toEqual({ mode: 'LUMP_SUM', now: 10_000, later: 0 })
    expect(dueOf(nodes, 'DEPOSIT_AND_BALANCE', cents(10_000))).toEqual({
      mode: 'DEPOSIT_AND_BALANCE',
      now: 1000,
      later: 9000,
    })
    expect(dueOf(null, 'DEPOSIT_AND_BALANCE', cents(10_000)).mode).toBe('LUMP_SUM')
  })

  test.each([
    [{ mode: 'LUMP_SUM', now: 10_000, later: 0 }, '已改为一次性付款，应付¥100.00'],
    [{ mode: 'DEPOSIT_AND_BALANCE', now: 1000, later: 9000 }, null],
    [{ mode: 'DEPOSIT_AND_BALANCE', now: 1000, later: 8500 }, '尾款减少¥5.00，定金不变'],
    [{ mode: 'DEPOSIT_AND_BALANCE', now: 1000, later: 9500 }, '尾款增加¥5.00，定金不变'],
    [{ mode: 'DEPOSIT_AND_BALANCE', now: 2000, later: 18_000 }, '应付金额增加10.00元'],
  ] as const)('[ORDX-005] after a change to the payment mode %j, the toast shows %j', (after, text) => {
    const before = { mode: 'DEPOSIT_AND_BALANCE', now: cents(1000), later: cents(9000) } as const
    expect(dueChange(before, { ...after, now: cents(after.now), later: cents(after.later) })).toBe(text)
  })

  test('[ORDX-005] after a change to deposit and balance, the toast shows both amounts', () => {
    const lump = { mode: 'LUMP_SUM', now: cents(10_000), later: cents(0) } as const
    expect(dueChange(lump, { mode: 'DEPOSIT_AND_BALANCE', now: cents(1000), later: cents(9000) })).toBe(
      '已改为定金+尾款，现在付¥10.00，尾款¥90.00',
    )
  })

  test('[ORD-023] [ORD-024] are due one after the other, the deposit first; with a single payment, the total is due', () => {
    expect([dueNode(order()), dueAmount(order())]).toEqual(['DEPOSIT', 1000])
    const balance = order({ isBalanceWaitingPayment: true })
    expect([dueNode(balance), dueAmount(balance)]).toEqual(['BALANCE', 9000])
    expect(dueAmount(order({ paymentModeSummary: null }))).toBe(10_000)
    const lump = order({ placementDetails: { paymentMode: 'LUMP_SUM' } })
    expect([dueNode(lump), dueAmount(lump)]).toEqual(['WHOLE', 10_000])
  })

  test.each([
    [{}, ['待支付', '支付定金后可付']],
    [{ isBalanceWaitingPayment: true }, ['已支付', '待支付']],
    [{ orderStatus: 'PAYING' }, ['待支付', '支付定金后可付']],
    [{ orderStatus: 'PAID' }, ['已支付', '已支付']],
    [{ orderStatus: 'CLOSED' }, ['已关闭', '已关闭']],
    [{ orderStatus: 'SOMETHING_NEW' }, ['处理中', '处理中']],
    [{ orderStatus: 'SOMETHING_NEW', isBalanceWaitingPayment: true }, ['已支付', '处理中']],
  ])('[ORD-023] [ORD-024] are shown for the order %j as the lines %j', (fields, states) => {
    const lines = nodeLines(order(fields))
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['定金', 1000],
      ['尾款', 9000],
    ])
    expect(lines.map(({ state }) => state)).toEqual(states)
  })

  test('[ORD-025] are not shown for an order with a single payment', () => {
    expect(nodeLines(order({ placementDetails: { paymentMode: 'LUMP_SUM' } }))).toEqual([])
  })
})

test('an order whose amount is unknown cannot be paid, and the reason is shown', () => {
  expect(payRefusal(order())).toBeNull()
  const unknown = order({ placementDetails: null, paymentSummary: null, amount: 'much' })
  expect(payRefusal(unknown)).toBe('没有查到金额，暂不能支付')
})

describe('the payment of the balance', () => {
  const coupons = [coupon('C1'), coupon('C2', { thresholdOfAmount: 1_000_000 })]
  const waiting = (fields: object) => order({ balancePaymentSelectableCoupons: coupons, ...fields })

  test('[ORD-044] offers its coupons and preselects the default coupon, if the balance allows coupons', () => {
    const some = balanceCoupons(
      waiting({ balancePaymentAllowCoupon: true, balancePaymentDefaultCouponId: 'C1' }),
      cents(9000),
      NOW,
    )
    expect(some.coupons.map(({ id }) => id)).toEqual(['C1', 'C2'])
    expect(some.chosen).toBe('C1')
    const none = balanceCoupons(waiting({ balancePaymentDefaultCouponId: 'C1' }), cents(9000), NOW)
    expect(none).toEqual({ coupons: [], chosen: null })
  })

  test.each(['C2', 'C9', null])('[ORD-044] does not preselect a default coupon that cannot be used (%j)', (id) => {
    const fields = { balancePaymentAllowCoupon: true, balancePaymentDefaultCouponId: id }
    expect(balanceCoupons(waiting(fields), cents(9000), NOW).chosen).toBeNull()
  })

  test('[ORD-044] has a lower amount due with a coupon', () => {
    expect(balanceDue(cents(9000), z.parse(Coupon, coupon('C1')))).toBe(8500)
    expect(balanceDue(cents(9000), null)).toBe(9000)
  })

  test.each([{ discount: null }, { discountType: 'SOMETHING_NEW' }])(
    '[ORD-044] does not preselect a coupon with %j, because its discount is unknown',
    (fields) => {
      expect(balanceDue(cents(9000), z.parse(Coupon, coupon('C1', fields)))).toBeNull()
      const given = order({
        balancePaymentAllowCoupon: true,
        balancePaymentDefaultCouponId: 'C1',
        balancePaymentSelectableCoupons: [coupon('C1', fields)],
      })
      expect(balanceCoupons(given, cents(9000), NOW).chosen).toBeNull()
    },
  )

  test('[ORD-043] lists discounts that are no longer valid', () => {
    const invalidDiscounts = ['会员日优惠', { name: '早鸟立减', amount: 30_000 }]
    expect(invalidDiscountText(order({ hasInvalidDiscounts: true, invalidDiscounts }))).toBe(
      '会员日优惠、早鸟立减（¥300.00）',
    )
    expect(invalidDiscountText(order({ hasInvalidDiscounts: true }))).toBe('部分优惠')
    expect(invalidDiscountText(order({ invalidDiscounts }))).toBeNull()
  })
})
