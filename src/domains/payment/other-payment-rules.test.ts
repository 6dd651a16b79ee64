import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { payOrderStatuses } from '#/domains/pay-order/model.ts'
import { OtherPayOrder } from './model.ts'
import { otherPaymentState } from './rules.ts'

const shared = (fields: object = {}) =>
  otherPaymentState(z.parse(OtherPayOrder, { id: 'PAY1', status: 'WaitingForPayment', amount: 9900, ...fields }))

test.each([
  ['a friend who was asked', {}, true],
  ['a friend when the server does not send who was asked', { canUseOtherPayment: null }, true],
  ['a friend while the payment is in progress', { canUseOtherPayment: true, status: 'StartedPayment' }, true],
  ['a friend who was not asked', { canUseOtherPayment: false }, false],
  ['a friend when the amount is missing', { canUseOtherPayment: true, amount: null }, false],
  ['a friend when the amount is 0', { canUseOtherPayment: true, amount: 0 }, false],
  ['the owner of the order', { canUseOtherPayment: true, own: true }, false],
  ['a friend when the state is unknown', { canUseOtherPayment: true, status: 'NEW' }, false],
])('[ROLE-010] [PAYX-001] an other payment can be paid by %s (%j): %j', (_who, fields, payable) => {
  expect(shared(fields).payable).toBe(payable)
})

test.each(['Completed', 'Failed', 'UserCancelled', 'SystemCancelled'])(
  '[PAY-007] [PAY-008] [PAY-009] [PAY-010] an other payment in the state %s cannot be paid, even if the server allows it',
  (status) => {
    expect(shared({ status, canUseOtherPayment: true }).payable).toBe(false)
  },
)

test('[PAY-009] only a completed payment counts as finished', () => {
  expect(payOrderStatuses.filter((status) => shared({ status }).settled)).toEqual(['Completed'])
  expect(shared({ status: 'NEW' }).settled).toBe(false)
})

test('[ROLE-010] if an order is not shared for other payment, other people see why, and its owner sees how to share it', () => {
  for (const status of ['WaitingForPayment', 'StartedPayment']) {
    const refused = { status, canUseOtherPayment: false }
    expect(shared(refused).text).toBe('这笔订单没有开放代付，请让朋友重新分享')
    expect(shared({ ...refused, own: true }).text).toBe('这是您自己的订单，还没有开放代付。请到订单里点“找人代付”')
  }
})

test('[ROLE-010] a finished other payment shows its state to everybody', () => {
  const over = payOrderStatuses.filter((status) => !['WaitingForPayment', 'StartedPayment'].includes(status))
  expect(over).toHaveLength(payOrderStatuses.length - 2)
  for (const own of [true, false])
    for (const status of over)
      expect(shared({ own, status, canUseOtherPayment: false }).text).toBe(shared({ own, status }).text)
})

test.each([{}, { own: true }])(
  'an unpaid other payment without an amount (%j) shows that the amount is missing',
  (who) => {
    for (const amount of [null, 0, -1]) expect(shared({ ...who, amount }).text).toBe('没有查到支付金额，请稍后再试')
    expect(shared({ ...who, amount: null, status: 'Completed' }).text).not.toContain('没有查到')
  },
)

test.each([
  ['WaitingForPayment', '帮朋友支付', '这是您自己的订单。点右上角“···”发给朋友，请朋友帮忙支付'],
  [
    'StartedPayment',
    '帮朋友支付。这笔订单可能正在支付，请先和朋友确认，不要重复支付',
    '您的订单正在支付中，请稍后到订单中查看结果',
  ],
  ['Completed', '这笔订单已经支付完成，不用再付款了', '您的订单已经支付完成'],
  ['Failed', '这笔订单没有支付成功，请让朋友重新分享', '您的订单没有支付成功，请到订单中重新支付'],
  ['UserCancelled', '朋友已取消这笔支付，您不用付款了', '这笔支付已经取消，请到订单中查看'],
  ['SystemCancelled', '订单已超时，您不用付款了', '您的订单已超时，请重新下单'],
  ['NEW', '这笔支付正在处理中，请稍后再看', '这笔支付正在处理中，请稍后再看'],
  ['constructor', '这笔支付正在处理中，请稍后再看', '这笔支付正在处理中，请稍后再看'],
])(
  '[ROLE-010] an other payment in the state %s shows “%s” to a friend and “%s” to its owner',
  (status, friend, owner) => {
    expect(shared({ status }).text).toBe(friend)
    expect(shared({ status, own: true }).text).toBe(owner)
  },
)
