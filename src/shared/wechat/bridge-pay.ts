import { platformOf } from './platform.ts'
import { timer } from './verify-signature.ts'

/**
 * The part of WeChat's bridge that a payment needs. Used instead of the SDK, which drops error reasons and needs a
 * signature.
 */
interface Bridge {
  invoke: (name: string, parameters: object, done: (answer: { err_msg?: string; err_desc?: string }) => void) => void
}

/** `ok` does not prove that the order is paid: only the backend knows whether the money arrived. */
export type BridgePayResult = { kind: 'ok' } | { kind: 'cancelled' } | { kind: 'failed'; reason: string }

/** How long to wait for the bridge, in ms: it may appear late, and outside WeChat it never does. */
export const BRIDGE_MS = 3000

const PARAMETER_KEYS = ['appId', 'timeStamp', 'nonceStr', 'package', 'signType', 'paySign'] as const

/**
 * Payment parameters under WeChat's own names, all as texts. Also accepts a JSON text, a nested `payData` and the SDK's
 * spelling of two names.
 * @returns null when a required parameter is missing.
 */
export function payParameters(given: unknown): Record<(typeof PARAMETER_KEYS)[number], string> | null {
  let value: unknown = given
  if (typeof value === 'string')
    try {
      value = JSON.parse(value)
    } catch {
      return null
    }
  if (typeof value !== 'object' || value === null) return null
  const all = value as Record<string, unknown>
  if (all['payData'] !== undefined) return payParameters(all['payData'])
  const text = (name: string) => {
    const found = all[name]
    return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
  }
  const result = {
    appId: text('appId'),
    timeStamp: text('timeStamp') || text('timestamp'),
    nonceStr: text('nonceStr'),
    package: text('package') || text('packageValue'),
    signType: text('signType') || 'RSA',
    paySign: text('paySign'),
  }
  return PARAMETER_KEYS.every((name) => result[name] !== '') ? result : null
}

function bridgeReady(): Promise<Bridge | null> {
  const page = window as unknown as { WeixinJSBridge?: Bridge }
  if (!platformOf().wechat) return Promise.resolve(null)
  if (page.WeixinJSBridge) return Promise.resolve(page.WeixinJSBridge)
  return new Promise((resolve) => {
    const callOff = timer(() => resolve(page.WeixinJSBridge ?? null), BRIDGE_MS)
    const ready = () => {
      callOff()
      resolve(page.WeixinJSBridge ?? null)
    }
    document.addEventListener('WeixinJSBridgeReady', ready, { once: true })
  })
}

/**
 * Opens WeChat's cashier. When the page was closed or WeChat's receipt page has replaced it, this never resolves. The
 * caller must therefore also check the order when the page becomes visible again.
 * @returns null when there is no bridge.
 */
export async function payInWechat(parameters: object): Promise<BridgePayResult | null> {
  const bridge = await bridgeReady()
  if (!bridge) return null
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', parameters, (answer) => {
      const end = (answer.err_msg ?? '').split(':').pop() ?? ''
      if (end === 'ok') resolve({ kind: 'ok' })
      else if (end === 'cancel') resolve({ kind: 'cancelled' })
      else resolve({ kind: 'failed', reason: answer.err_desc || end || '未知原因' })
    })
  })
}
