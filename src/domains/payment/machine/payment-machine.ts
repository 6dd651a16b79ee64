import type { BridgePayResult } from '#/shared/wechat/bridge-pay.ts'
import type { ChannelStep } from './channel-step.ts'
import type { PaymentRef } from '../polling/lookup.ts'
import { paymentListName } from '../payment-list-rules.ts'
import type { Channel } from '../model.ts'
import { type Clock, type PageSight, POLL_EVERY_MS, POLL_TRIES, type PollEnd, startPolling } from '../polling/poll.ts'
import { CANCEL_BACK_MS, payFailureText, type PayStep, type PayTargets, REDIRECT_DELAY_MS } from '../rules.ts'

export type PayPhase =
  | 'idle'
  | 'starting'
  /** WeChat's own cashier is open; perhaps it never returns an answer. */
  | 'away'
  /** The person has returned from WeChat without an answer; the screen asks whether the payment was made. */
  | 'asking'
  | 'started'
  | 'confirming'
  | 'over'

export interface PayIntent extends PaymentRef {
  payOrderId: string
  channel: Channel
  targets: PayTargets
  /** The target after a cancelled payment (PAY-026). */
  cancelled: string
  confirmAt: string
  /** The address that asks WeChat for the payer's account; null after WeChat was asked. */
  authorizeAt: string | null
}

/** The result of the tap: the next step of the channel, or, if the payment was not started, a text with the reason. */
export type BeginStep =
  | ChannelStep
  /** `goTo` is the address at which the missing data is obtained; null if the cashier stays open. */
  | { kind: 'not-started'; text: string; goTo: string | null }

/** All side effects, so that a test can replace them. */
export interface PayPorts {
  clock: Clock
  page: PageSight
  /** Starts the payment, with one idempotency key per intent. */
  begin: (intent: PayIntent) => Promise<BeginStep>
  /** Marks the order as being paid (PAY-013, PAY-014). */
  flag: (intent: PayIntent) => Promise<void>
  look: (asked: PaymentRef, signal: AbortSignal) => Promise<PayStep>
  /** Opens WeChat's cashier; null if it is not available. The promise may never resolve. */
  wechat: (parameters: Record<string, string>) => Promise<BridgePayResult | null>
  leave: (step: Extract<ChannelStep, { kind: 'address' | 'form' }>, intent: PayIntent) => void
  /** Stores a payment that may have started, so that it is not paid twice; `forget` removes it when it is settled. */
  remember: (intent: PayIntent) => void
  forget: (asked: PaymentRef) => void
  toast: (text: string, good?: boolean) => void
  /** Shows a loading toast, and returns a function that closes the toast. */
  busy: (text: string) => () => void
  /** Asks 是否取消支付？ and resolves with true if the person continues to pay. */
  askGoOn: () => Promise<boolean>
  /** The text of an error, and whether the payment may have started despite the error. */
  fault: (error: unknown) => { text: string; unknown: boolean }
  changed: (state: { phase: PayPhase; goTo: string | null }) => void
}

export interface PayMachine {
  start: (intent: PayIntent) => Promise<void>
  /** The person has tapped that the payment is made: polls the payment until it is settled. */
  paid: () => void
  /** The person wants to pay again; this is possible only while the order is unpaid. */
  again: () => void
  /** Polls until the payment is settled; a second call for the same payment does nothing. */
  confirm: (asked: PaymentRef, targets: PayTargets) => void
  /** The cashier unmounts: no further calls, no redirect (PAY-055). */
  stop: () => void
}

/** @param where the list of 我的 in which the payment is found. */
function endingText(end: PollEnd, where: string): string {
  const stillOpen = `支付结果还在确认中，请稍后在${where}查看`
  return {
    done: '支付成功',
    fail: '支付未完成',
    error: `暂时无法确认支付结果，请在${where}查看`,
    exhausted: stillOpen,
    unknown: stillOpen,
  }[end]
}

const MOCK_PAID = '模拟支付成功！'
const NO_WECHAT = '暂不可用，微信sdk初始化失败！'
const UNUSABLE = '支付信息不完整'
const LOOKING = '正在确认支付结果，请不要重复支付'

/**
 * The state machine of one payment, from the tap to its end (specification §4 Payment flow). The cashier shows success
 * only when the backend confirms it, and failure only after a lookup at the backend.
 */
export function createPayment(ports: PayPorts): PayMachine {
  const { clock, page, toast } = ports
  let phase: PayPhase = 'idle'
  let current: PayIntent | null = null
  /** The number of the current attempt. Later answers to an earlier attempt or visit are ignored. */
  let turn = 0
  let visits = 0
  let stopPolling: (() => void) | null = null
  let confirmed = ''
  let callOff: () => void = () => undefined
  let unwatch: () => void = () => undefined

  const show = (next: PayPhase, goTo: string | null = null) => {
    phase = next
    ports.changed({ phase, goTo })
  }
  const redirectAfter = (address: string, ms: number) => {
    callOff()
    callOff = clock.after(ms, () => show(phase, address))
  }
  const fresh = (mine: number) => mine === turn

  const look = (asked: PaymentRef): Promise<PayStep> =>
    ports.look(asked, new AbortController().signal).catch(() => 'wait')

  const toConfirmation = (intent: PayIntent, ms: number) => {
    show('started')
    redirectAfter(intent.confirmAt, ms)
  }
  const fail = (intent: PayIntent, reason: string) => {
    ports.forget(intent)
    toast(payFailureText(reason))
    show('over')
    redirectAfter(intent.targets.failure, REDIRECT_DELAY_MS)
  }

  /** The channel reports success. If the call that marks the order as being paid fails, the failure is ignored. */
  const taken = async (intent: PayIntent, mine: number, ms: number) => {
    await ports.flag(intent).catch(() => undefined)
    if (fresh(mine)) toConfirmation(intent, ms)
  }

  const afterWechat = async (
    intent: PayIntent,
    mine: number,
    end: Exclude<BridgePayResult, { kind: 'ok' }> | null,
  ): Promise<void> => {
    unwatch()
    if (end === null) {
      ports.forget(intent)
      toast(NO_WECHAT)
      return show('idle')
    }
    // The channel's answer may be wrong, so the state of the order is read.
    const step = await look(intent)
    if (!fresh(mine)) return undefined
    if (step === 'done') return toConfirmation(intent, 0)
    if (end.kind === 'failed') return fail(intent, end.reason)
    const goOn = await ports.askGoOn()
    if (!fresh(mine)) return undefined
    ports.forget(intent)
    show(goOn ? 'idle' : 'over')
    if (!goOn) redirectAfter(intent.cancelled, CANCEL_BACK_MS)
    return undefined
  }

  const openWechat = (intent: PayIntent, mine: number, parameters: Record<string, string>): Promise<void> => {
    show('away')
    let hidden = false
    unwatch = page.watch(() => {
      if (!page.visible()) hidden = true
      // The person has returned; the answer may be missing, because WeChat's receipt page has replaced this page.
      else if (hidden && phase === 'away') show('asking')
    })
    const visit = visits
    return ports.wechat(parameters).then((end) => {
      if (visit !== visits) return undefined
      // A late success always counts, and ends an attempt that is just starting: otherwise WeChat would open again.
      // Any other answer counts only for the current attempt.
      if (end?.kind === 'ok') {
        turn += 1
        return taken(intent, turn, 0)
      }
      return fresh(mine) && phase !== 'idle' ? afterWechat(intent, mine, end) : undefined
    })
  }

  const notStarted = (intent: PayIntent, { text, goTo }: Extract<BeginStep, { kind: 'not-started' }>) => {
    ports.forget(intent)
    toast(text)
    show(goTo ? 'started' : 'idle')
    if (goTo) redirectAfter(goTo, REDIRECT_DELAY_MS)
  }

  const next = async (intent: PayIntent, mine: number, step: BeginStep): Promise<void> => {
    if (step.kind === 'unusable') return fail(intent, UNUSABLE)
    if (step.kind === 'not-started') return notStarted(intent, step)
    if (step.kind === 'simulated') {
      toast(MOCK_PAID, true)
      return taken(intent, mine, REDIRECT_DELAY_MS)
    }
    if (step.kind === 'wechat') return openWechat(intent, mine, step.parameters)
    show('started')
    ports.leave(step, intent)
    return undefined
  }

  /** The cashier was left, and its attempt has failed; a later attempt stays remembered. */
  const forget = (intent: PayIntent) => {
    if (!current) ports.forget(intent)
  }

  const start = async (intent: PayIntent): Promise<void> => {
    if (phase !== 'idle') return
    turn += 1
    const mine = turn
    current = intent
    show('starting')
    // Before the request: the person may leave before the reply, or the reply may be lost.
    ports.remember(intent)
    const close = ports.busy('支付中')
    try {
      const step = await ports.begin(intent)
      close()
      if (fresh(mine)) await next(intent, mine, step)
      else if (step.kind === 'not-started' || step.kind === 'unusable') forget(intent)
    } catch (error) {
      close()
      const { text, unknown } = ports.fault(error)
      if (!fresh(mine)) return unknown ? undefined : forget(intent)
      if (!unknown) return fail(intent, text)
      // A lost reply is not a failure: the payment may have started, so its state is read first.
      toast(LOOKING)
      toConfirmation(intent, REDIRECT_DELAY_MS)
    }
  }

  const confirm = (asked: PaymentRef, targets: PayTargets): void => {
    const name = [asked.of, asked.orderId, asked.payOrderId].join(' ')
    if (confirmed === name && stopPolling) return
    stop()
    confirmed = name
    show('confirming')
    stopPolling = startPolling({
      every: POLL_EVERY_MS,
      tries: POLL_TRIES,
      clock,
      page,
      ask: (signal) => ports.look(asked, signal),
      onEnd: (end) => {
        stopPolling = null
        if (end === 'done' || end === 'fail') ports.forget(asked)
        // The order of another person is in none of the payer's lists.
        const where = asked.of === 'other' ? '本页' : paymentListName(targets.success)
        toast(endingText(end, where), end === 'done')
        show('over', (end === 'done' ? targets.success : null) ?? targets.failure)
      },
    })
  }

  const stop = (): void => {
    turn += 1
    visits += 1
    stopPolling?.()
    stopPolling = null
    callOff()
    unwatch()
    confirmed = ''
    current = null
    show('idle')
  }

  return {
    start,
    paid: () => {
      if (phase === 'asking' && current) toConfirmation(current, 0)
    },
    again: () => {
      const intent = current
      const mine = turn
      if (phase !== 'asking' || !intent) return
      show('away')
      void look(intent).then((step) => {
        if (!fresh(mine) || phase !== 'away') return
        unwatch()
        if (step === 'done') toConfirmation(intent, 0)
        else show('idle')
      })
    },
    confirm,
    stop,
  }
}
