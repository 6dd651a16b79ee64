import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { channelStep } from '#/domains/payment/machine/channel-step.ts'
import { readPayForm, submitPayForm } from '#/domains/payment/pay-form.ts'

/** The parameters of channels, and the step that follows. */

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
  for (const left of document.querySelectorAll('form')) left.remove()
})

describe('[PAY-047] the step after the payment was started', () => {
  const wechat = { appId: 'a', timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' }

  test('passes WeChat’s parameters to its bridge if they are complete', () => {
    expect(channelStep('wx_pub', wechat, true, HOSTS)).toEqual({ kind: 'wechat', parameters: wechat })
    expect(channelStep('wx_pub_cmb', { payData: JSON.stringify(wechat) }, true, HOSTS).kind).toBe('wechat')
    expect(channelStep('wx_pub', { ...wechat, paySign: '' }, true, HOSTS)).toEqual({ kind: 'unusable' })
  })

  test.each([
    ['plain text', 'https://mclient.alipay.com/pay'],
    ['the field payUrl', { payUrl: 'https://mclient.alipay.com/pay' }],
  ])('opens Alipay’s address from %s', (_name, given) => {
    expect(channelStep('alipay_wap', given, false, HOSTS)).toEqual({
      kind: 'address',
      address: 'https://mclient.alipay.com/pay',
    })
  })

  test('rebuilds a form in a browser, and converts it to an address inside WeChat', () => {
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
  ])('reports the reply %j as unusable', (given) => {
    expect(channelStep('alipay_wap', given, false, HOSTS)).toEqual({ kind: 'unusable' })
  })

  test('needs no parameters for the simulated channel', () => {
    expect(channelStep('mock', undefined, false, HOSTS)).toEqual({ kind: 'simulated' })
  })
})

describe('the forms of payment services', () => {
  test('are rebuilt with the same fields and address, and without any other markup', () => {
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

  test('submit only to a listed host and run no script, for any content', () => {
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
