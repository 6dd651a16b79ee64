import { create } from 'zustand'
import { orderApi } from '#/domains/order/contract.ts'
import { call } from '#/shared/api/call.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { loading, toast } from '#/shared/ui/toast.ts'
import { paymentApi } from './contract.ts'
import type { Channel } from './model.ts'
import { type PollEnd, realClock, realPage, startPolling } from './poll.ts'
import {
  type PayTargets,
  payFailureText,
  payStep,
  payTargets,
  POLL_EVERY_MS,
  POLL_TRIES,
  REDIRECT_DELAY_MS,
} from './rules.ts'

/** What the cashier shows. */
export type PayPhase = 'idle' | 'starting' | 'started' | 'confirming' | 'over'

interface Payment {
  phase: PayPhase
  /** Where to go now; the screen follows it and clears it. */
  goTo: string | null
}

export const usePayment = create<Payment>(() => ({ phase: 'idle', goTo: null }))

const clock = realClock
let stopPolling: (() => void) | null = null
let cancelRedirect: () => void = () => undefined
let confirmed = ''

const leadTo = (address: string, ms: number) => {
  cancelRedirect()
  cancelRedirect = clock.after(ms, () => usePayment.setState({ goTo: address }))
}

interface StartInput {
  payOrderId: string
  orderId: string
  channel: Channel
  onceKey: string
  targets: PayTargets
  /** The address under which the payment is confirmed. */
  confirmAt: string
}

/**
 * Starts a payment on a channel. The simulated one succeeds at once, flags the order as paying and leads to the
 * confirmation after 1.5 s (PAY-013, PAY-027, PAY-028); a failure says why and leads to the failure target (PAY-036).
 */
export async function startPayment(input: StartInput): Promise<void> {
  if (usePayment.getState().phase !== 'idle') return
  // The channels of WeChat and Alipay are not connected yet: nothing is started that could not be finished.
  if (input.channel !== 'mock') {
    toast('该支付方式暂不可用，请选择其他方式')
    return
  }
  usePayment.setState({ phase: 'starting' })
  const close = loading('支付中')
  try {
    const body = { id: input.payOrderId, channel: input.channel, parameters: {}, otherUserPayment: false }
    await call(paymentApi.start, { body }, { onceKey: input.onceKey })
    close()
    toast('模拟支付成功！', 'success')
    await call(orderApi.paying, { path: { id: input.orderId } }, { onceKey: `${input.onceKey}-paying` })
    usePayment.setState({ phase: 'started' })
    leadTo(input.confirmAt, REDIRECT_DELAY_MS)
  } catch (error) {
    close()
    afterFailure(error, input)
  }
}

/** A lost answer is no failure: the payment may have begun, so look first. Anything else says why and leads on. */
function afterFailure(error: unknown, { targets, confirmAt }: StartInput): void {
  const unknown = error instanceof ApiError && error.outcomeUnknown
  toast(unknown ? '正在确认支付结果，请不要重复支付' : payFailureText(errorText(error)))
  usePayment.setState({ phase: unknown ? 'started' : 'over' })
  leadTo(unknown ? confirmAt : targets.failure, REDIRECT_DELAY_MS)
}

const endings: Record<PollEnd, string> = {
  done: '支付成功',
  fail: '支付未完成',
  error: '暂时无法确认支付结果，请在订单中查看',
  exhausted: '支付结果还在确认中，请稍后在订单中查看',
}

/** Begun by the route's loader, so that it goes on after a reload. */
export const confirmPaymentOf = (orderId: string, query: Parameters<typeof payTargets>[0]): void =>
  confirmPayment(orderId, payTargets(query))

/** Polls the order until it is settled; a second call for the same order changes nothing. */
export function confirmPayment(orderId: string, targets: PayTargets): void {
  if (confirmed === orderId && stopPolling) return
  stopPayment()
  confirmed = orderId
  usePayment.setState({ phase: 'confirming', goTo: null })
  stopPolling = startPolling({
    every: POLL_EVERY_MS,
    tries: POLL_TRIES,
    clock,
    page: realPage,
    ask: async (signal) => payStep((await call(orderApi.one, { body: { id: orderId } }, { signal })).status),
    onEnd: (end) => {
      stopPolling = null
      toast(endings[end], end === 'done' ? 'success' : undefined)
      usePayment.setState({ phase: 'over', goTo: (end === 'done' ? targets.success : null) ?? targets.failure })
    },
  })
}

/** Leaving the cashier: no further calls, no redirect (PAY-055). */
export function stopPayment(): void {
  stopPolling?.()
  stopPolling = null
  cancelRedirect()
  confirmed = ''
  usePayment.setState({ phase: 'idle', goTo: null })
}
