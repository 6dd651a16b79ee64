import { create } from 'zustand'
import { orderApi } from '#/domains/order/contract.ts'
import { sessionApi } from '#/domains/session/contract.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { leaving } from '#/shared/lib/leaving.ts'
import { onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { confirm as askConfirm, loading, toast } from '#/shared/ui/toast.ts'
import { payInWechat } from '#/shared/wechat/bridge-pay.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import { channelStep } from './channel-step.ts'
import { paymentApi } from './contract.ts'
import { lookAt, type PaidFor } from './look.ts'
import { createPayment, type Look, type PayIntent, type PayPhase, type PayPorts } from './machine.ts'
import { submitPayForm } from './pay-form.ts'
import { rememberPayment } from './pending.ts'
import { realClock, realPage } from './poll.ts'
import { payTargets, startParameters } from './rules.ts'

interface Payment {
  phase: PayPhase
  /** Where to go now; the screen follows it and clears it. */
  goTo: string | null
}

export const usePayment = create<Payment>(() => ({ phase: 'idle', goTo: null }))

let paidFor: PaidFor = 'order'

/** The pay order in question, where it is known: an order with deposit and balance has one for each. */
let payOrder: string | null = null

/** The person whose WeChat pays, where the backend knows it. */
const openId = (): Promise<string> =>
  call(sessionApi.me, {}).then(
    (user) => user.openId,
    () => '',
  )

async function begin({ payOrderId, orderId, channel, confirmAt }: PayIntent) {
  const back = paidFor === 'payment' ? confirmAt : to(paths.alipayed, {}, { orderId, payOrderId })
  const returnUrl = window.location.origin + back
  const parameters = startParameters(channel, { openId: channel.startsWith('wx_pub') ? await openId() : '', returnUrl })
  const body = { id: payOrderId, channel, parameters, otherUserPayment: paidFor === 'other' }
  const intent = `pay-${JSON.stringify(body)}`
  const started = await call(paymentApi.start, { body }, { onceKey: onceKey(intent) })
  // Answered: a later tap asks anew, for parameters do not last.
  spendOnceKey(intent)
  return channelStep(channel, started.channelPaymentParameters, platformOf().wechat)
}

const look = (id: string, signal: AbortSignal): Promise<Look> =>
  lookAt({ of: paidFor, id, payOrderId: payOrder }, signal)

/** PAY-047, PAY-050, PAY-052: by way of /alipay, which knows what this browser can do; a form is sent at once. */
const leave: PayPorts['leave'] = (step, { orderId, confirmAt }) => {
  if (step.kind === 'form') return submitPayForm(step.form)
  const after = paidFor === 'payment' ? { JumpToUrl: confirmAt } : { orderId }
  return leaving.to(to(paths.alipay, {}, { goto: step.address, ...after }))
}

const machine = createPayment({
  clock: realClock,
  page: realPage,
  begin,
  flag: async (orderId, payOrderId) => {
    if (paidFor !== 'order') return
    const intent = `paying-${orderId}-${payOrderId}`
    await call(orderApi.paying, { path: { id: orderId } }, { onceKey: onceKey(intent) })
    spendOnceKey(intent)
  },
  look,
  wechat: (parameters) => payInWechat(parameters),
  leave,
  remember: (intent) => {
    if (!intent) return rememberPayment(null)
    const { orderId, payOrderId, confirmAt } = intent
    return rememberPayment({ orderId, payOrderId, of: paidFor, confirmAt, at: Date.now() })
  },
  say: (text, good) => toast(text, good ? 'success' : undefined),
  busy: loading,
  askGoOn: async () => (await askConfirm({ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' })) === true,
  fault: (error) => ({ text: errorText(error), unknown: error instanceof ApiError && error.outcomeUnknown }),
  changed: (state) => usePayment.setState(state),
})

/** Starts a payment of the own order, or of something else (PAY-046, PAY-058). */
export function startPayment(intent: PayIntent, of: PaidFor = 'order'): Promise<void> {
  paidFor = of
  payOrder = intent.payOrderId
  return machine.start(intent)
}

export const { paid: sayPaid, again: payAgain, stop: stopPayment } = machine

/** Begun by the route's loader, so that it goes on after a reload. */
export function confirmPaymentOf(
  orderId: string,
  query: Parameters<typeof payTargets>[0],
  { of = 'order', payOrderId = null }: { of?: PaidFor; payOrderId?: string | null } = {},
): void {
  paidFor = of
  payOrder = payOrderId
  machine.confirm(orderId, payTargets(query))
}
