import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectCredentials } from '#/shared/api/call.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { confirm, showLoading, toast } from '#/shared/ui/layers/toast.ts'
import { payInWechat } from '#/shared/wechat/bridge-pay.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import { intent as wechatIntent } from '#tests/fake-payment.ts'
import { confirmPaymentOf, startPayment, stopPayment, usePayment } from './payment-store.ts'
import type { PaymentRef } from '../polling/lookup.ts'
import type { PayIntent } from './payment-machine.ts'
import type { Channel } from '../model.ts'
import { removePendingPayments, storePendingPayment, usePending } from '#/domains/pay-order/pending.ts'
import { POLL_EVERY_MS } from '../polling/poll.ts'

const closed = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#/shared/ui/layers/toast.ts', () => ({
  toast: vi.fn<() => void>(),
  showLoading: vi.fn<() => () => void>(() => closed),
  confirm: vi.fn<() => Promise<boolean>>(),
}))
vi.mock('#/shared/wechat/bridge-pay.ts', { spy: true })

const START = '/pay/api/payment/start'
const ME = '/mallsales/api/user/current-mall-user'
const FLAG = '/mallsales/api/user/mall-orders/order-paying/O1'
const ORDER = '/mallsales/api/user/mall-orders/get-user-order'
const WECHAT = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }
const ALIPAY = 'https://mclient.alipay.com/pay'
const FORM = '<form action="https://openapi.alipay.com/gateway.do"><input name="a" value="1"></form>'

interface SentCall {
  path: string
  key: string | null
  body: unknown
}
let sent: SentCall[]
/** Replies by address; a function is called each time, null means a lost reply. */
let replies: Record<string, unknown>

const sentTo = (path: string) => sent.filter((one) => one.path === path)
const keys = (path = START) => sentTo(path).map(({ key }) => key)
const bodies = () => sentTo(START).map(({ body }) => body)
const channelReply = (channelPaymentParameters: unknown) => ({ channelPaymentParameters })

beforeEach(() => {
  sent = []
  replies = { [START]: channelReply(null), [FLAG]: {}, [ME]: { id: 'U1', openId: 'open-1' } }
  connectCredentials({ token: () => 'T', onUnauthenticated: () => undefined })
  network.use(
    http.all('*', async ({ request }) => {
      const { pathname: path } = new URL(request.url)
      const text = await request.text()
      sent.push({ path, key: request.headers.get('idempotency-key'), body: text ? JSON.parse(text) : null })
      const reply = replies[path]
      if (reply === null) return HttpResponse.error()
      if (typeof reply === 'string') return HttpResponse.json({ detail: reply }, { status: 400 })
      return HttpResponse.json(reply ?? null, { status: reply === undefined ? 404 : 200 })
    }),
  )
  vi.spyOn(pageNavigation, 'replace').mockImplementation(() => undefined)
})
afterEach(() => {
  stopPayment()
  removePendingPayments()
  for (const told of [toast, showLoading, closed, confirm, payInWechat]) vi.mocked(told).mockClear()
})

const intent = (channel: Channel, more: Partial<PayIntent> = {}): PayIntent => ({ ...wechatIntent, channel, ...more })
const phase = () => usePayment.getState().phase
const toastCalls = () => vi.mocked(toast).mock.calls

/** Starts from the cashier and leaves it, so that the next start is a new visit. */
async function start(given: PayIntent, of: PayIntent['of'] = 'order') {
  stopPayment()
  await startPayment({ ...given, of })
}

describe('[PAYX-005] the idempotency key that starts a payment', () => {
  test('is sent, and is the same when a start without an answer is repeated', async () => {
    replies[START] = null
    await start(intent('alipay_wap'))
    await start(intent('alipay_wap'))
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys()[0]])
  })

  test('is the same after a refusal', async () => {
    replies[START] = '库存不足'
    await start(intent('mock'))
    await start(intent('mock'))
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  })

  test('differs for another channel, another pay order, or another person’s order', async () => {
    replies[START] = null
    await start(intent('alipay_wap'))
    await start(intent('alipay_wap_cmb'))
    await start(intent('alipay_wap', { payOrderId: 'PAY2' }))
    await start(intent('alipay_wap'), 'other')
    await start(intent('alipay_wap'))
    expect(new Set(keys()).size).toBe(4)
    expect(keys()[4]).toBe(keys()[0])
  })

  test('is cleared when the answer arrives, so that a later tap requests new parameters', async () => {
    replies[START] = channelReply(ALIPAY)
    await start(intent('alipay_wap'))
    await start(intent('alipay_wap'))
    expect([keys().length, new Set(keys()).size]).toEqual([2, 2])
  })
})

describe('the parameters sent to the payment service', () => {
  const { origin } = window.location

  test('[PAY-044] contain the return address for Alipay', async () => {
    await start(intent('alipay_wap'))
    expect(bodies()).toEqual([
      {
        id: 'PAY1',
        channel: 'alipay_wap',
        parameters: { returnUrl: `${origin}/alipayed?orderId=O1&payOrderId=PAY1` },
        otherUserPayment: false,
      },
    ])
    await quiet()
    expect(sentTo(ME)).toEqual([])
  })

  test('[PAY-044] contain the confirmation address of a standalone payment', async () => {
    await start(intent('alipay_wap'), 'payment')
    expect(bodies()).toMatchObject([{ parameters: { returnUrl: `${origin}/confirm` }, otherUserPayment: false }])
  })

  test('[ROLE-010] contain a flag for another person’s order', async () => {
    await start(intent('mock'), 'other')
    expect(bodies()).toEqual([{ id: 'PAY1', channel: 'mock', parameters: {}, otherUserPayment: true }])
  })

  test.each(['wx_pub', 'wx_pub_cmb'] as const)('[PAY-042] contain the payer’s openId for %s', async (channel) => {
    await start(intent(channel))
    expect(bodies()).toMatchObject([{ parameters: { openId: 'open-1' } }])
  })

  test.each([
    ['is missing and the authorization starts', { id: 'U1', openId: '' }, '/authorize', 'started', /确认您的微信账户/],
    ['is missing after the authorization', { id: 'U1' }, null, 'idle', /请换一种支付方式，或联系客服/],
    ['cannot be loaded', null, '/authorize', 'idle', /无法连接到服务器/],
  ])('[PAY-042] no payment starts when the openId %s', async (_name, me, authorizeAt, then, text) => {
    replies[ME] = me
    await start(intent('wx_pub', { authorizeAt }))
    expect([phase(), bodies()]).toEqual([then, []])
    expect(toastCalls()).toEqual([[expect.stringMatching(text), undefined]])
  })
})

describe('[PAY-047] the step after starting a payment', () => {
  test('opens an Alipay address through /alipay, and the payment stays pending', async () => {
    replies[START] = channelReply(ALIPAY)
    vi.spyOn(Date, 'now').mockReturnValue(5_000_000)
    await start(intent('alipay_wap'))
    expect(vi.mocked(pageNavigation.replace).mock.calls).toEqual([
      [`/alipay?goto=${encodeURIComponent(ALIPAY)}&orderId=O1`],
    ])
    const pending = { orderId: 'O1', payOrderId: 'PAY1', of: 'order', confirmAt: '/confirm', at: 5_000_000 }
    expect(usePending.getState().all).toEqual([pending])
    await start(intent('alipay_wap'), 'payment')
    expect(vi.mocked(pageNavigation.replace).mock.calls[1]).toEqual([
      `/alipay?goto=${encodeURIComponent(ALIPAY)}&JumpToUrl=%2Fconfirm`,
    ])
    expect(usePending.getState().all).toEqual([pending, { ...pending, of: 'payment' }])
    expect([phase(), vi.mocked(showLoading).mock.calls, closed.mock.calls.length]).toEqual([
      'started',
      [['支付中'], ['支付中']],
      2,
    ])
  })

  test('submits a form immediately in a browser, and converts it to an address inside WeChat', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
    replies[START] = channelReply(FORM)
    await start(intent('alipay_wap'))
    expect([submit.mock.calls.length, vi.mocked(pageNavigation.replace).mock.calls.length]).toEqual([1, 0])
    document.querySelector('form')?.remove()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone MicroMessenger/8.0')
    await start(intent('alipay_wap'))
    expect([submit.mock.calls.length, vi.mocked(pageNavigation.replace).mock.calls.length]).toEqual([1, 1])
  })

  test('shows the reason of an error, and the payment is not pending', async () => {
    storePendingPayment({ orderId: 'O1', payOrderId: 'PAY1', of: 'order', confirmAt: '/confirm', at: Date.now() })
    replies[START] = '库存不足'
    await start(intent('mock'))
    expect([phase(), toastCalls()]).toEqual(['over', [['支付失败，库存不足', undefined]]])
    expect([usePending.getState().all, closed.mock.calls.length]).toEqual([[], 1])
  })

  test('[PAYX-005] after a lost reply is the confirmation, and not a failure', async () => {
    replies[START] = null
    await start(intent('mock'))
    expect([phase(), toastCalls()]).toEqual(['started', [['正在确认支付结果，请不要重复支付', undefined]]])
  })
})

describe('[PAY-013] the paying flag of an order', () => {
  test('is sent once, with an idempotency key that is kept after a lost reply', async () => {
    replies[FLAG] = null
    await start(intent('mock'))
    replies[FLAG] = {}
    await start(intent('mock'))
    await start(intent('mock'))
    const [lost, again, next] = keys(FLAG)
    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect([again === lost, next === lost, phase()]).toEqual([true, false, 'started'])
    expect(toastCalls()[0]).toEqual(['模拟支付成功！', 'success'])
  })

  test('has its own idempotency key for each payment of the order', async () => {
    replies[FLAG] = null
    await start(intent('mock'))
    await start(intent('mock', { payOrderId: 'PAY2' }))
    expect(new Set(keys(FLAG)).size).toBe(2)
  })

  test.each(['other', 'payment'] as const)('is sent only for a person’s own orders, and not for %s', async (of) => {
    await start(intent('mock'), of)
    expect([sentTo(FLAG), phase()]).toEqual([[], 'started'])
  })
})

test('[PAY-030] after a cancellation in WeChat, a dialog asks whether to continue', async () => {
  replies[START] = channelReply(WECHAT)
  replies[ORDER] = { id: 'O1', status: 'WAITING_FOR_PAYMENT' }
  vi.mocked(payInWechat).mockResolvedValue({ kind: 'cancelled' })
  vi.mocked(confirm).mockResolvedValue(true)
  await start(intent('wx_pub'))
  expect(vi.mocked(payInWechat).mock.calls).toEqual([[WECHAT]])
  expect(vi.mocked(confirm).mock.calls).toEqual([[{ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' }]])
  expect([phase(), usePending.getState().all]).toEqual(['idle', []])
})

describe('the polling that confirms a payment', () => {
  const DEPOSIT = { id: 'O1', status: 'WAITING_FOR_PAYMENT', placementDetails: { paymentMode: 'DEPOSIT_AND_BALANCE' } }
  const paid = (path: string) => ({ [path]: { id: 'PAY1', status: 'Completed', amount: 1 } })

  async function confirms(
    id: string,
    query: Parameters<typeof confirmPaymentOf>[1],
    { of = 'order', payOrderId = null }: Partial<Pick<PaymentRef, 'of' | 'payOrderId'>> = {},
  ) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const asked = of === 'payment' ? { of, orderId: null, payOrderId: id } : { of, orderId: id, payOrderId }
    confirmPaymentOf(asked, query)
    await vi.advanceTimersByTimeAsync(POLL_EVERY_MS)
    vi.useRealTimers()
    await waitFor(() => expect(phase()).toBe('over'))
    return usePayment.getState().goTo
  }

  test('for a person’s own order reads the order, and then opens the return address', async () => {
    replies[ORDER] = { id: 'O1', status: 'PAID' }
    expect(await confirms('O1', { returnUrl: '/order-detail/O1' })).toBe('/order-detail/O1')
    expect(toastCalls()).toEqual([['支付成功', 'success']])
    expect(sent.map(({ path, body }) => [path, body])).toEqual([[ORDER, { id: 'O1' }]])
  })

  test('for a partial payment reads the pay order of that part', async () => {
    Object.assign(replies, { [ORDER]: DEPOSIT }, paid('/pay/api/orders/PAY7'))
    await confirms('O1', {}, { payOrderId: 'PAY7' })
    expect(sent.map(({ path }) => path)).toEqual([ORDER, '/pay/api/orders/PAY7'])
  })

  test('for another person’s order, and for a standalone payment, reads only the pay order', async () => {
    Object.assign(replies, paid('/pay/api/orders/otherPayment/PAY1'), paid('/pay/api/orders/PAY1'))
    await confirms('PAY1', {}, { of: 'other' })
    await confirms('PAY1', {}, { of: 'payment' })
    expect(sent.map(({ path }) => path)).toEqual(['/pay/api/orders/otherPayment/PAY1', '/pay/api/orders/PAY1'])
  })

  test('after WeChat reports a cancellation, requests the order and its pay order', async () => {
    Object.assign(replies, { [ORDER]: DEPOSIT, [START]: channelReply(WECHAT) }, paid('/pay/api/orders/PAY1'))
    vi.mocked(payInWechat).mockResolvedValue({ kind: 'cancelled' })
    await start(intent('wx_pub'))
    expect(sent.map(({ path }) => path).slice(-2)).toEqual([ORDER, '/pay/api/orders/PAY1'])
    expect(usePayment.getState()).toMatchObject({ phase: 'started' })
  })
})
