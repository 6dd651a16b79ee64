import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { channelStep } from '#/domains/payment/channel-step.ts'
import { readPayForm, submitPayForm } from '#/domains/payment/pay-form.ts'
import { otherPaymentState, payOrderStep, startParameters } from '#/domains/payment/rules.ts'
import { cents } from '#/shared/lib/money.ts'

/** What channels hand out, and what becomes of it. */

const HOSTS = ['openapi.alipay.com', 'mclient.alipay.com']
const form = (action: string, inner = '<input name="a" value="1"><input type="hidden" name="b" value="&lt;2&gt;">') =>
  `<form id="x" action="${action}" method="post">${inner}</form><script>window.hacked = true</script>`
const gateway = 'https://openapi.alipay.com/gateway.do?charset=utf-8'

const submitted: HTMLFormElement[] = []
beforeEach(() => {
  submitted.length = 0
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    submitted.push(this)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const left of document.querySelectorAll('form')) left.remove()
})

test('[PAY-042] [PAY-044] WeChat is told whose it is, Alipay where to come back to, the simulated channel nothing', () => {
  const given = { openId: 'open-1', returnUrl: 'https://m.example.com/alipayed' }
  expect(startParameters('wx_pub', given)).toEqual({ openId: 'open-1' })
  expect(startParameters('wx_pub_cmb', given)).toEqual({ openId: 'open-1' })
  expect(startParameters('alipay_wap', given)).toEqual({ returnUrl: given.returnUrl })
  expect(startParameters('alipay_wap_cmb', given)).toEqual({ returnUrl: given.returnUrl })
  expect(startParameters('mock', given)).toEqual({})
})

describe('[PAY-047] what comes next', () => {
  const wechat = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }

  test('WeChat’s parameters go to its bridge, incomplete ones nowhere', () => {
    expect(channelStep('wx_pub', wechat, true, HOSTS)).toEqual({ kind: 'wechat', parameters: wechat })
    expect(channelStep('wx_pub_cmb', { payData: JSON.stringify(wechat) }, true, HOSTS).kind).toBe('wechat')
    expect(channelStep('wx_pub', { ...wechat, paySign: '' }, true, HOSTS)).toEqual({ kind: 'unusable' })
  })

  test.each([
    ['a text', 'https://mclient.alipay.com/pay'],
    ['under a name', { payUrl: 'https://mclient.alipay.com/pay' }],
  ])('an address of Alipay as %s', (_name, given) => {
    expect(channelStep('alipay_wap', given, false, HOSTS)).toEqual({
      kind: 'address',
      address: 'https://mclient.alipay.com/pay',
    })
  })

  test('a form is rebuilt in a browser and becomes an address inside WeChat', () => {
    expect(channelStep('alipay_wap_cmb', form(gateway), false, HOSTS)).toEqual({
      kind: 'form',
      form: {
        action: gateway,
        fields: [
          ['a', '1'],
          ['b', '<2>'],
        ],
      },
    })
    expect(channelStep('alipay_wap_cmb', { form: form(gateway) }, true, HOSTS)).toEqual({
      kind: 'address',
      address: 'https://openapi.alipay.com/gateway.do?charset=utf-8&a=1&b=%3C2%3E',
    })
  })

  test.each([
    [null],
    [''],
    [{}],
    [7],
    ['https://evil.cn/'],
    [form('https://evil.cn/')],
    [form('javascript:alert(1)')],
    [form('')],
  ])('%j is not gone to', (given) => {
    expect(channelStep('alipay_wap', given, false, HOSTS)).toEqual({ kind: 'unusable' })
  })

  test('the simulated channel needs nothing', () => {
    expect(channelStep('mock', undefined, false, HOSTS)).toEqual({ kind: 'simulated' })
  })
})

describe('forms of payment services', () => {
  test('are sent as new ones: texts as texts, to the same address, nothing else of them', () => {
    const read = readPayForm(
      form(gateway, '<input name="a" value="1" onfocus="x()" autofocus><img src=x onerror=x()>'),
      HOSTS,
    )
    expect(read).not.toBeNull()
    if (read) submitPayForm(read)
    const [sent] = submitted
    expect([sent?.method, sent?.action, sent?.acceptCharset]).toEqual(['post', gateway, 'utf-8'])
    expect(sent?.innerHTML).toBe('<input type="hidden" name="a" value="1">')
    expect('hacked' in window).toBe(false)
  })

  test('whatever they hold, they lead to a listed host and run nothing', () => {
    const held = fc.check(
      fc.property(fc.string(), fc.string(), fc.string(), (action, name, value) => {
        const read = readPayForm(`<form action="${action}"><input name="${name}" value="${value}"></form>`, HOSTS)
        return read === null || HOSTS.includes(new URL(read.action).host)
      }),
      { numRuns: 1000 },
    )
    expect(held.failed).toBe(false)
    expect('hacked' in window).toBe(false)
  })
})

describe('somebody else’s order', () => {
  const order = { status: 'WaitingForPayment', canUseOtherPayment: true, own: false, amount: cents(100) } as const

  test('[ROLE-010] is paid only when its owner has asked for it', () => {
    expect(otherPaymentState(order)).toMatchObject({ payable: true, settled: false })
    expect(otherPaymentState({ ...order, status: 'StartedPayment' }).payable).toBe(true)
    expect(otherPaymentState({ ...order, canUseOtherPayment: false })).toEqual({
      payable: false,
      settled: false,
      text: '这笔订单没有开放代付，请让朋友重新分享',
    })
  })

  test.each([
    ['WaitingForPayment', '帮朋友支付', '这是您自己的订单。点右上角“···”发给朋友，请朋友帮忙支付'],
    [
      'StartedPayment',
      '帮朋友支付。这笔订单可能正在支付，请先和朋友确认，不要重复支付',
      '您的订单正在支付中，请稍后到订单中查看结果',
    ],
    ['Completed', '这笔订单已经支付完成，感谢您的帮助', '您的订单已经支付完成'],
    ['Failed', '这笔订单没有支付成功，请让朋友重新分享', '您的订单没有支付成功，请到订单中重新支付'],
    ['UserCancelled', '朋友已取消这笔支付，您不用付款了', '这笔支付已经取消，请到订单中查看'],
    ['SystemCancelled', '订单已超时，您不用付款了', '您的订单已超时，请重新下单'],
  ] as const)('[ROLE-010] in the state %s it says “%s” to who pays and “%s” to who owns it', (status, payer, owner) => {
    const open = status === 'WaitingForPayment' || status === 'StartedPayment'
    const settled = status === 'Completed'
    expect(otherPaymentState({ ...order, status })).toEqual({ payable: open, settled, text: payer })
    expect(otherPaymentState({ ...order, status, own: true })).toEqual({ payable: false, settled, text: owner })
  })

  test('[ROLE-010] the owner who has not asked anybody is told how to ask', () => {
    expect(otherPaymentState({ ...order, own: true, canUseOtherPayment: false })).toEqual({
      payable: false,
      settled: false,
      text: '这是您自己的订单，还没有开放代付。请到订单里点“找人代付”',
    })
  })

  test('its state says how a look at it goes on', () => {
    expect((['WaitingForPayment', 'StartedPayment', 'Completed', 'Failed'] as const).map(payOrderStep)).toEqual([
      'wait',
      'wait',
      'done',
      'fail',
    ])
  })
})
