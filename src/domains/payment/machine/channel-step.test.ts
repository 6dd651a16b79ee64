import { describe, expect, test } from 'vitest'
import { channelStep } from './channel-step.ts'

const HOSTS = ['openapi.alipay.com']
const PAGE = 'https://openapi.alipay.com/gateway.do?a=1'

/** The parameters of WeChat's cashier: the six of its documentation of JSAPI payments. */
const JSAPI = {
  appId: 'wx8888888888888888',
  timeStamp: '1414561699',
  nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
  package: 'prepay_id=wx201410272009395522657a690389285100',
  signType: 'RSA',
  paySign: 'oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7vaRvkYD7rthRAZ',
}

const step = (channel: Parameters<typeof channelStep>[0], given: unknown, inWechat = false) =>
  channelStep(channel, given, inWechat, HOSTS)

describe('[PAY-047] the next step after a payment was started', () => {
  test.each([null, PAGE, JSAPI])(
    'is to simulate the payment for the simulated channel, whatever the reply: %j',
    (given) => expect(step('mock', given)).toEqual({ kind: 'simulated' }),
  )

  test.each(['wx_pub', 'wx_pub_cmb'] as const)(
    'for %s is to open WeChat’s cashier with the parameters of the reply',
    (channel) => {
      expect(step(channel, JSAPI, true)).toEqual({ kind: 'wechat', parameters: JSAPI })
      expect(step(channel, JSON.stringify(JSAPI), true)).toEqual({ kind: 'wechat', parameters: JSAPI })
    },
  )

  test.each(['appId', 'timeStamp', 'nonceStr', 'package', 'paySign'])(
    'for WeChat is an error if %s is missing',
    (name) => expect(step('wx_pub', { ...JSAPI, [name]: '' }, true)).toEqual({ kind: 'unusable' }),
  )

  test.each([null, PAGE, 7, []])('for WeChat is an error with the reply %j', (given) =>
    expect(step('wx_pub', given, true)).toEqual({ kind: 'unusable' }),
  )

  test.each(['alipay_wap', 'alipay_wap_cmb'] as const)('for %s is to open the payment service’s address', (channel) => {
    expect(step(channel, PAGE)).toEqual({ kind: 'address', address: PAGE })
    expect(step(channel, ` ${PAGE}\n`, true)).toEqual({ kind: 'address', address: PAGE })
  })

  test.each(['goto', 'url', 'payUrl', 'pay_url', 'redirectUrl', 'form', 'body', 'orderString'])(
    'uses the address in the field %s',
    (name) => {
      expect(step('alipay_wap', { [name]: ` ${PAGE} ` })).toEqual({ kind: 'address', address: PAGE })
      expect(step('alipay_wap', { [name]: 7 })).toEqual({ kind: 'unusable' })
    },
  )

  test('ignores an address field that is empty or not a text', () => {
    expect(step('alipay_wap', { goto: '', url: 7, orderString: PAGE })).toEqual({ kind: 'address', address: PAGE })
  })

  test.each([
    ['nothing', null],
    ['a number as the address', 7],
    ['an empty text as the address', ''],
    ['an address in an unknown field', { address: PAGE }],
    ['an address on an unknown host', 'https://openapi.alipay.com.evil.com/a'],
    ['an address without https', 'http://openapi.alipay.com/a'],
    ['a javascript: address', 'javascript:alert(1)'],
  ])('is an error for %s', (_name, given) => expect(step('alipay_wap', given)).toEqual({ kind: 'unusable' }))
})
