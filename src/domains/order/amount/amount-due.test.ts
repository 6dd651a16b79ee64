import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { DUE_UNKNOWN, dueNow, inputProblem, isPaidInParts, paidSum, sumLabel } from './amount-due.ts'

test.each([
  ['WAITING_FOR_PAYMENT', '待付金额'],
  ['PAYING', '待付金额'],
  ['PAID', '实付金额'],
  ['SHIPPED', '实付金额'],
  ['RECEIVED', '实付金额'],
  ['COMPLETED', '实付金额'],
  ['CLOSED', '订单金额'],
  ['constructor', '订单金额'],
])('the total of an order in the state %s is labelled %s', (status, label) => expect(sumLabel({ status })).toBe(label))

const order = (fields: Partial<Parameters<typeof dueNow>[0]> = {}): Parameters<typeof dueNow>[0] => ({
  status: 'WAITING_FOR_PAYMENT',
  totalAmount: cents(10_000),
  amount: null,
  paymentSummary: null,
  paymentModeSummary: null,
  placementDetails: null,
  isBalanceWaitingPayment: false,
  ...fields,
})
const twoPayments = order({
  placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } as never,
  paymentModeSummary: { deposit: cents(1000), balance: cents(9000) },
})
const paid = (...amounts: (number | null)[]) =>
  amounts.map((amount) => ({ status: 'Completed', amount: amount === null ? null : cents(amount) })) as never

describe('[PAY-048] paying an order in several parts', () => {
  test.each([
    ['an unpaid order', order(), true],
    ['an order whose payment is being confirmed', order({ status: 'PAYING' }), true],
    ['a paid order', order({ status: 'PAID' }), false],
    ['closed', order({ status: 'CLOSED' }), false],
    ['an order with deposit and balance', twoPayments, false],
  ])('payment in parts is allowed only for an open order with a single payment: %s', (_name, asked, can) =>
    expect(isPaidInParts(asked)).toBe(can),
  )

  test('the paid sum is unknown if the amount of one payment is unknown', () => {
    expect([paidSum(paid(100, 50)), paidSum(paid()), paidSum(paid(100, null))]).toEqual([150, 0, null])
  })

  test.each([
    ['the total, if nothing was paid', order(), paid(), 10_000],
    ['the remaining amount, if a part was paid', order(), paid(4000), 6000],
    ['0, if more than the total was paid', order(), paid(12_000), 0],
    ['0, for a closed order', order({ status: 'CLOSED' }), paid(), 0],
    ['unknown, if the payments are not loaded', order(), undefined, null],
    ['unknown, if the total is unknown', order({ totalAmount: null }), paid(), null],
    ['unknown, if the amount of a payment is unknown', order(), paid(null), null],
    ['the deposit, even if the payments are not loaded', twoPayments, undefined, 1000],
    ['the balance, if the balance is not paid', { ...twoPayments, isBalanceWaitingPayment: true }, paid(1000), 9000],
  ])('the amount due is %s', (_name, asked, payments, due) => expect(dueNow(asked, payments)).toBe(due))

  test.each([
    ['a known amount', order(), 10_000, null],
    ['an unknown state', order({ status: 'SOMETHING_NEW' }), 10_000, '订单正在处理中，请稍后到订单中查看'],
    ['an unknown amount', order(), null, DUE_UNKNOWN],
    ['an amount due of 0', order(), 0, '这笔订单没有待付金额'],
    ['an order with deposit and balance', twoPayments, 1000, '定金和尾款要一次付清，请到订单中支付'],
  ])('for %s, the amount field shows the problem %j', (_name, asked, due, problem) =>
    expect(inputProblem(asked, due === null ? null : cents(due))).toBe(problem),
  )
})
