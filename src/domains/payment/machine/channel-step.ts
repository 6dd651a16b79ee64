import { payParameters } from '#/shared/wechat/bridge-pay.ts'
import { channelTraits } from '../channels.ts'
import type { Channel } from '../model.ts'
import { formAsGetUrl, type PayForm, readPayForm } from '../pay-form.ts'
import { safePayUrl } from '../alipay/safe-pay.ts'

/** The next step after a payment was started (PAY-047). */
export type ChannelStep =
  | { kind: 'simulated' }
  | { kind: 'wechat'; parameters: Record<string, string> }
  /** A page of the payment service, to open in this browser or in another browser. */
  | { kind: 'address'; address: string }
  | { kind: 'form'; form: PayForm }
  | { kind: 'unusable' }

/** The fields in which services send their address or form. */
const ADDRESS_KEYS = ['goto', 'url', 'payUrl', 'pay_url', 'redirectUrl', 'form', 'body', 'orderString']

function textOf(given: unknown): string {
  if (typeof given === 'string') return given.trim()
  if (typeof given !== 'object' || given === null) return ''
  const all = given as Record<string, unknown>
  const found = ADDRESS_KEYS.map((name) => all[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found.trim() : ''
}

/**
 * Reads `channelPaymentParameters` of a channel; each channel has its own shape.
 * @param inWechat a form cannot be sent from WeChat to another browser, but its address can.
 */
export function channelStep(
  channel: Channel,
  given: unknown,
  inWechat: boolean,
  hosts?: readonly string[],
): ChannelStep {
  const { opens } = channelTraits[channel]
  if (opens === 'nothing') return { kind: 'simulated' }
  if (opens === 'wechat-cashier') {
    const parameters = payParameters(given)
    return parameters ? { kind: 'wechat', parameters } : { kind: 'unusable' }
  }
  const text = textOf(given)
  if (/<form[\s>]/i.test(text)) {
    const form = readPayForm(text, hosts)
    if (!form) return { kind: 'unusable' }
    if (!inWechat) return { kind: 'form', form }
    const address = formAsGetUrl(form)
    return address ? { kind: 'address', address } : { kind: 'unusable' }
  }
  const url = safePayUrl(text, hosts)
  return url ? { kind: 'address', address: url.href } : { kind: 'unusable' }
}
