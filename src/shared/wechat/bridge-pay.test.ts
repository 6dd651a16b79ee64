import { beforeEach, describe, expect, test, vi } from 'vitest'
import { BRIDGE_MS, payInWechat, payParameters } from './bridge-pay.ts'

const given = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' }

describe('the parameters for WeChat’s bridge', () => {
  test.each([
    ['as it is', given],
    ['sent as a JSON text', JSON.stringify(given)],
    ['nested', { payData: JSON.stringify(given) }],
    ['with a number as the time', { ...given, timeStamp: 1 }],
    [
      'with the SDK’s names',
      { ...given, timeStamp: undefined, timestamp: 1, package: undefined, packageValue: 'prepay_id=1' },
    ],
    ['without a signature type', { ...given, signType: undefined }],
  ])('are accepted %s', (_name, parameters) => {
    expect(payParameters(parameters)).toEqual(given)
  })

  test.each([
    [null],
    [undefined],
    ['{'],
    ['"x"'],
    [{}],
    [{ ...given, paySign: '' }],
    [{ ...given, package: {} }],
    [[]],
  ])('are rejected as incomplete if the backend sends %j', (parameters) => {
    expect(payParameters(parameters)).toBeNull()
  })
})

describe('WeChat’s cashier', () => {
  const listeners: (() => void)[] = []
  const page: { WeixinJSBridge?: unknown } = {}
  const answering = (answer: object | null) => ({
    invoke: (_name: string, _parameters: object, done: (answer: object) => void) => (answer ? done(answer) : undefined),
  })
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { userAgent: 'Android MicroMessenger/8.0' })
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', { addEventListener: (_name: string, run: () => void) => void listeners.push(run) })
    delete page.WeixinJSBridge
    listeners.length = 0
  })

  test.each([
    [{ err_msg: 'get_brand_wcpay_request:ok' }, { kind: 'ok' }],
    [{ err_msg: 'get_brand_wcpay_request:cancel' }, { kind: 'cancelled' }],
    [
      { err_msg: 'get_brand_wcpay_request:fail', err_desc: '余额不足' },
      { kind: 'failed', reason: '余额不足' },
    ],
    [{ err_msg: 'get_brand_wcpay_request:fail' }, { kind: 'failed', reason: 'fail' }],
    [{}, { kind: 'failed', reason: '未知原因' }],
  ])('with the answer %j returns %j', async (answer, end) => {
    page.WeixinJSBridge = answering(answer)
    expect(await payInWechat(given)).toEqual(end)
  })

  test('opens even if the bridge is late, up to a time limit', async () => {
    const late = payInWechat(given)
    page.WeixinJSBridge = answering({ err_msg: 'x:ok' })
    for (const ready of listeners) ready()
    expect(await late).toEqual({ kind: 'ok' })
    delete page.WeixinJSBridge
    const never = payInWechat(given)
    await vi.advanceTimersByTimeAsync(BRIDGE_MS)
    expect(await never).toBeNull()
  })

  test('does not exist outside WeChat', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Chrome' })
    page.WeixinJSBridge = answering({ err_msg: 'x:ok' })
    expect(await payInWechat(given)).toBeNull()
  })

  test('does not return while WeChat gives no answer', async () => {
    page.WeixinJSBridge = answering(null)
    let ended = false
    void payInWechat(given).then(() => (ended = true))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(ended).toBe(false)
  })
})
