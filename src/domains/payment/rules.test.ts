import { channelTraits } from './channels.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#/domains/order/model.ts'
import { PayOrder, payOrderStatuses } from '#/domains/pay-order/model.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { channels, PayChannel } from './model.ts'
import { isTestHost, payEnvironment } from './machine/pay-environment.ts'
import {
  CANCEL_BACK_MS,
  cancelTarget,
  confirmAddress,
  isPayable,
  MAX_CHANNELS,
  nothingToPay,
  payFailureText,
  payableAmount,
  payOrderLabel,
  payOrderStep,
  payResult,
  payStep,
  payTargets,
  preselected,
  REDIRECT_DELAY_MS,
  startParameters,
  timeLimit,
  usableChannels,
} from './rules.ts'

/** Sets the host and the user agent; return targets must stay on the origin of the host. */
const at = (hostname: string, userAgent: string) => {
  vi.stubGlobal('window', { location: { origin: `https://${hostname}`, hostname } })
  vi.stubGlobal('navigator', { userAgent })
}
beforeEach(() => at('m.example.com', 'Chrome'))

test.each<[string, EdgeTime, number | null, EdgeTime]>([
  ['its own limit', 2000, null, 2000],
  ['the end of the reservation, if the payment has no limit', null, 3000, 3000],
  ['its own limit, if the reservation ends later', 2000, 3000, 2000],
  ['the end of the reservation, if the limit is later', 3000, 2000, 2000],
  ['unknown, if its own limit cannot be parsed', UNREADABLE, 3000, UNREADABLE],
  ['none', null, null, null],
])('the time until which a payment can be made is %s', (_name, own, held, limit) =>
  expect(timeLimit(own, held)).toBe(limit),
)

test('[PAY-027] [PAY-031] [PAY-054] a redirect happens after 1.5 s, and going back after 取消支付 after 0.3 s', () => {
  expect({ REDIRECT_DELAY_MS, CANCEL_BACK_MS }).toEqual({ REDIRECT_DELAY_MS: 1500, CANCEL_BACK_MS: 300 })
})

test.each([
  ['WaitingForPayment', '等待支付', true],
  ['StartedPayment', '支付中', true],
  ['Completed', '已支付', false],
  ['Failed', '支付失败', false],
  ['UserCancelled', '用户已取消', false],
  ['SystemCancelled', '订单已超时', false],
] as const)(
  '[PAY-001] [PAY-002] [PAY-003] [PAY-004] [PAY-005] [PAY-006] the state %s is shown as %s and can be paid: %j',
  (status, label, payable) => {
    expect(payOrderStatuses).toContain(status)
    expect(payOrderLabel(status)).toBe(label)
    expect(isPayable(status)).toBe(payable)
  },
)

test('[PAY-010] a pay order in an unknown state cannot be paid, and counts neither as success nor as failure', () => {
  const order = z.parse(PayOrder, { id: 'PAY1', status: 'NEW', amount: 9900 })
  expect(payableAmount(order)).toBeNull()
  expect(payOrderLabel(order.status)).toBe('处理中')
  expect(payOrderStep(order.status)).toBe('wait')
})

test.each([
  ['WaitingForPayment', 'wait'],
  ['StartedPayment', 'wait'],
  ['Completed', 'done'],
  ['Failed', 'fail'],
  ['UserCancelled', 'fail'],
  ['SystemCancelled', 'fail'],
])('[PAY-007] [PAY-009] while polling another person’s payment, the state %s gives the step %s', (status, step) => {
  expect(payOrderStep(status)).toBe(step)
})

test.each([
  ['WaitingForPayment', 9900, 9900],
  ['StartedPayment', 1, 1],
  ['WaitingForPayment', 0, null],
  ['WaitingForPayment', -1, null],
  ['WaitingForPayment', null, null],
  ['Completed', 9900, null],
  ['SystemCancelled', 9900, null],
])(
  '[PAY-011] [PAY-012] [PAYX-004] for a pay order in the state %s with %j cents, the payable amount is %j',
  (status, amount, asked) => {
    expect(payableAmount(z.parse(PayOrder, { id: 'PAY1', status, amount }))).toBe(asked)
  },
)

const phone = { wechat: false, production: true }
const wechat = { wechat: true, production: true }
const testHost = { wechat: false, production: false }

test.each([
  ['unknown channels are left out', ['unionpay', 'alipay_wap', 'ALIPAY_WAP', ''], phone, ['alipay_wap']],
  ['a property name of Object.prototype is not a channel', ['constructor', 'toString'], phone, []],
  ['the channels keep the server’s order', ['alipay_wap_cmb', 'alipay_wap'], phone, ['alipay_wap_cmb', 'alipay_wap']],
  ['each channel is listed once', ['alipay_wap', 'alipay_wap'], phone, ['alipay_wap']],
  ['the list is empty if the server sends no channel', [], phone, []],
])('[PAY-038] the rule for the usable channels: %s', (_what, offered, place, usable) => {
  expect(usableChannels(offered, place)).toEqual(usable)
})

test('[PAY-038] the known channels have labels', () => {
  expect(channels.map((channel) => channelTraits[channel].label)).toEqual([
    '支付宝',
    '支付宝（招商银行）',
    '微信支付',
    '微信支付（招商银行）',
    '模拟支付',
  ])
})

test.each([
  [wechat, ['wx_pub', 'wx_pub_cmb', 'alipay_wap']],
  [phone, ['alipay_wap']],
])(
  '[PAY-038] WeChat channels can be used only in WeChat: in the environment %j, the channels %j are usable',
  (place, usable) => {
    expect(usableChannels(['wx_pub', 'wx_pub_cmb', 'alipay_wap'], place)).toEqual(usable)
  },
)

test('[PAY-039] at most the first three usable channels are shown', () => {
  expect(MAX_CHANNELS).toBe(3)
  const offered = ['wx_pub', 'unionpay', 'alipay_wap', 'mock', 'alipay_wap_cmb', 'wx_pub_cmb']
  expect(usableChannels(offered, { wechat: true, production: true })).toEqual([
    'wx_pub',
    'alipay_wap',
    'alipay_wap_cmb',
  ])
  expect(usableChannels(offered, { wechat: true, production: false })).toEqual(['wx_pub', 'alipay_wap', 'mock'])
})

test.each([
  [testHost, ['mock']],
  [phone, []],
  [wechat, []],
])('[PAY-043] the simulated channel is available in the environment %j: %j', (place, usable) => {
  expect(usableChannels(['mock'], place)).toEqual(usable)
})

test.each([
  ['localhost', true],
  ['notlocalhost', false],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.168.1.5', true],
  ['172.15.0.1', false],
  ['172.16.0.1', true],
  ['172.20.0.1', true],
  ['172.31.255.1', true],
  ['172.32.0.1', false],
  ['10.example.com', false],
  ['localhost.example.com', false],
  ['test.example.com', true],
  ['m.test.example.com', true],
  ['m-test.example.com', true],
  ['test-m.example.com', true],
  ['latest.example.com', false],
  ['m.example.com', false],
  ['m.testing.com', false],
])('[PAY-043] the host %s is a test host: %j', (host, yes) => expect(isTestHost(host)).toBe(yes))

test.each([
  ['m.example.com', 'Chrome', { wechat: false, production: true }],
  ['m.example.com', 'MicroMessenger/8.0', { wechat: true, production: true }],
  ['192.168.1.5', 'Chrome', { wechat: false, production: false }],
])('[PAY-043] on the host %s in %s, the payment environment is %j', (host, agent, place) => {
  at(host, agent)
  expect(payEnvironment()).toEqual(place)
  at('m.example.com', 'Chrome')
})

test('[PAY-038] a channel can be sent as a name or as an object', () => {
  expect(z.parse(PayChannel, 'mock')).toBe('mock')
  expect(z.parse(PayChannel, { channel: 'wx_pub' })).toBe('wx_pub')
})

test('[PAY-040] [PAY-041] a single channel is preselected; if there are several channels, no channel is preselected', () => {
  expect(preselected(['wx_pub'])).toBe('wx_pub')
  expect(preselected(['wx_pub', 'alipay_wap'])).toBeNull()
  expect(preselected([])).toBeNull()
})

test.each([
  ['PAYING', 'wait'],
  ['WAITING_FOR_PAYMENT', 'wait'],
  ['PAID', 'done'],
  ['COMPLETED', 'done'],
  ['CLOSED', 'fail'],
  ['SHIPPED', 'fail'],
  ['RECEIVED', 'fail'],
  ['CANCELLED', 'fail'],
  ['SOMETHING_NEW', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
])(
  '[PAY-017] [PAY-018] [PAY-019] [PAY-020] [PAY-021] while a payment is confirmed, the order state %s gives the step %s',
  (status, step) => {
    expect(payStep(status)).toBe(step)
  },
)

const ordered = (orderStatus: string, fields: object = {}) => z.parse(Order, { id: 'O1', orderStatus, ...fields })
const inParts = { placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } }
const refunded = { refundmentDetails: { status: 'SUBMITTED' } }

test.each([
  ['PAID', {}, 'done'],
  ['SHIPPED', {}, 'done'],
  ['RECEIVED', {}, 'done'],
  ['COMPLETED', {}, 'done'],
  ['COMPLETED', refunded, 'done'],
  ['PAYING', {}, 'wait'],
  ['WAITING_FOR_PAYMENT', {}, 'wait'],
  ['WAITING_FOR_PAYMENT', refunded, 'wait'],
  ['WAITING_FOR_PAYMENT', inParts, 'wait'],
  ['WAITING_FOR_PAYMENT', { ...inParts, isBalanceWaitingPayment: true }, 'balance'],
  ['PAYING', { ...inParts, isBalanceWaitingPayment: true }, 'balance'],
  ['PAID', { ...inParts, isBalanceWaitingPayment: true }, 'done'],
  ['CLOSED', {}, 'closed'],
  ['CLOSED', { refundmentDetails: { status: '' } }, 'closed'],
  ['CLOSED', refunded, 'refund'],
  ['SOMETHING_NEW', {}, 'unknown'],
  ['SOMETHING_NEW', refunded, 'unknown'],
])('[PAY-057] for an order in %s with %j, the result page shows the result %s', (status, fields, result) => {
  expect(payResult(ordered(status, fields))).toBe(result)
})

test.each([
  ['wx_pub', { openId: 'WX1' }],
  ['wx_pub_cmb', { openId: 'WX1' }],
  ['alipay_wap', { returnUrl: 'https://m.example.com/back' }],
  ['alipay_wap_cmb', { returnUrl: 'https://m.example.com/back' }],
  ['mock', {}],
] as const)(
  '[PAY-042] [PAY-044] the payment with the channel %s is started with the parameters %j',
  (channel, parameters) => {
    expect(startParameters(channel, { openId: 'WX1', returnUrl: 'https://m.example.com/back' })).toEqual(parameters)
  },
)

test('[PAY-024] [PAY-057] the payment of a person’s own order opens its confirmation, which then opens the result page', () => {
  const url = new URL(confirmAddress('O/1'), 'https://m.example.com')
  const result = '/commodity-cbsct-payed/O%2F1'
  expect(url.pathname).toBe('/order-pay-detail')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    orderId: 'O/1',
    confirm: '1',
    returnUrl: result,
    failUrl: result,
  })
  const [returnUrl, failUrl] = ['returnUrl', 'failUrl'].map((name) => url.searchParams.get(name))
  expect(payTargets({ returnUrl: returnUrl ?? null, failUrl: failUrl ?? null })).toEqual({
    success: result,
    failure: result,
  })
})

test.each([
  [{}, { success: null, failure: '/my-order/ALL' }],
  [
    { returnUrl: null, failUrl: null },
    { success: null, failure: '/my-order/ALL' },
  ],
  [{ returnUrl: '/order-detail/O1' }, { success: '/order-detail/O1', failure: '/my-order/ALL' }],
  [
    { returnUrl: '/order-detail/O1', failUrl: '/Home?a=1#b' },
    { success: '/order-detail/O1', failure: '/Home?a=1#b' },
  ],
  [
    { returnUrl: 'https://m.example.com/order-detail/O1', failUrl: 'https://evil.com/x' },
    { success: '/order-detail/O1', failure: '/my-order/ALL' },
  ],
  [
    { returnUrl: '//evil.com', failUrl: 'javascript:alert(1)' },
    { success: null, failure: '/my-order/ALL' },
  ],
])('[PAY-024] [PAY-037] the success and failure targets for the query %j are %j', (query, targets) =>
  expect(payTargets(query)).toEqual(targets),
)

test.each([
  [{ returnUrl: '/order-detail/O1', failUrl: '/Home' }, '/Home'],
  [{ returnUrl: '/order-detail/O1', failUrl: 'https://evil.com' }, '/order-detail/O1'],
  [{ returnUrl: '/order-detail/O1' }, '/order-detail/O1'],
  [{}, '/my-order/ALL'],
])('[PAY-026] after a cancelled payment with the query %j, the page %s opens', (query, target) =>
  expect(cancelTarget(query)).toBe(target),
)

test.each([
  ['余额不足', '支付失败，余额不足'],
  ['', '支付失败'],
])('[PAY-036] the refusal reason %j is shown as %s', (reason, text) => expect(payFailureText(reason)).toBe(text))

test.each([
  [[], '没有查到待支付的款项，请到订单中查看'],
  [[{ status: 'Completed', amount: 100 }], '没有查到待支付的款项，请到订单中查看'],
  [[{ status: 'SOMETHING_NEW', amount: 100 }], '这个订单的付款正在处理中，请到订单中查看'],
  [[{ status: 'WaitingForPayment', amount: null }], '没有查到支付金额，请到订单中查看'],
])('for an order with the payments %j, the cashier shows why nothing is due', (payments, text) => {
  expect(nothingToPay(payments.map((payment) => z.parse(PayOrder, { id: 'P1', ...payment })))).toBe(text)
})
