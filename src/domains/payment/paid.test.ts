import { paths, searchOf } from '#/paths.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, formatAmount, parseYuan } from '#/shared/lib/money.ts'
import { standaloneCashier, isStandalone } from './cashier-address.ts'
import { Payment } from '#/domains/pay-order/model.ts'
import { readList } from '#/shared/api/list-reply.ts'
import { dueNow, paidSum, completedPayments } from '#/domains/order/amount/amount-due.ts'
import { channelText, dueProblem } from './paid.ts'

const DUE = cents(268_000)

test.each([
  ['0', '支付金额必须为大于0的数字'],
  ['0.00', '支付金额必须为大于0的数字'],
  ['abc', '支付金额必须为大于0的数字'],
  ['-1', '支付金额必须为大于0的数字'],
  ['.', '支付金额必须为大于0的数字'],
  ['1e3', '支付金额必须为大于0的数字'],
  ['', '支付金额不能为空'],
  ['  ', '支付金额不能为空'],
  ['0.001', '支付金额最多两位小数'],
  ['2680.01', '支付金额不能超过¥2680.00'],
  ['2680', null],
  ['0.01', null],
  ['5.', null],
  [' 12.5 ', null],
])('[PAYX-006] for the typed amount "%s", the error is %s', (typed, message) => {
  expect(dueProblem(typed, DUE)).toBe(message)
})

test('[PAYX-006] the accepted amounts are those from one cent to the amount due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 1, max: 500_000 }), (amount, due) => {
      const fine = amount > 0 && amount <= due
      expect(dueProblem(formatAmount(amount), cents(due)) === null).toBe(fine)
    }),
    { seed: 20261120, numRuns: 300 },
  )
})

test('a formatted amount is parsed as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      expect(parseYuan(formatAmount(amount))).toBe(amount)
    }),
    { seed: 20261120, numRuns: 300 },
  )
  expect(['1.1', '1.', '0.29', '1.005', '', '1,000', '1234567890'].map(parseYuan)).toEqual([
    110,
    100,
    29,
    null,
    null,
    null,
    null,
  ])
})

const payment = (status: string, amount: number) => ({ id: 'PAY1', status, amount })
const read = (reply: unknown) => (readList(Payment, reply, null)?.items ?? []) as Payment[]

test('no payment, one payment and several payments are parsed as a list, and only successful payments are summed', () => {
  expect([null, []].map(read)).toEqual([[], []])
  expect(read(payment('Completed', 100))).toMatchObject([{ amount: 100, channel: '', paidTime: null }])
  const payments = read([payment('Completed', 100), payment('NEW', 7), payment('StartedPayment', 8)])
  expect(paidSum(payments)).toBe(100)
  expect(completedPayments(payments)).toHaveLength(1)
})

test('the amount due is the total less the paid sum, and is null if the order waits for no payment', () => {
  const order = (status: string) => ({
    status,
    amount: null,
    totalAmount: DUE,
    paymentSummary: null,
    placementDetails: null,
    paymentModeSummary: null,
    isBalanceWaitingPayment: false,
  })
  const payments = read([payment('Completed', 68_000), payment('Failed', 1)])
  expect(dueNow(order('WAITING_FOR_PAYMENT'), payments)).toBe(200_000)
  expect(dueNow({ ...order('WAITING_FOR_PAYMENT'), totalAmount: null, amount: cents(5) }, payments)).toBe(0)
  expect(dueNow(order('PAID'), [])).toBe(0)
  // Payments or their amounts are unknown: nothing is guessed.
  expect(dueNow(order('PAYING'), undefined)).toBeNull()
  expect(dueNow({ ...order('PAYING'), totalAmount: null }, [])).toBeNull()
})

test('known channels have a label, and unknown channels have no label', () => {
  expect(['mock', 'wx_pub', 'unionpay', ''].map((channel) => channelText({ channel }))).toEqual([
    '模拟支付',
    '微信支付',
    '',
    '',
  ])
})

test('the address of a standalone payment contains by=payment', () => {
  const address = standaloneCashier('PAY1', '/order-pay-input?mallOrderId=O1', { orderId: 'O1' })
  const { searchParams } = new URL(address, 'https://app.test')
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'PAY1',
    orderId: 'O1',
    by: 'payment',
    returnUrl: '/order-pay-input?mallOrderId=O1',
    failUrl: '/order-pay-input?mallOrderId=O1',
  })
  expect(isStandalone(searchOf(paths.cashier, searchParams))).toBe(true)
  expect(isStandalone(searchOf(paths.cashier, new URLSearchParams('id=PAY1&orderId=O1')))).toBe(false)
})
