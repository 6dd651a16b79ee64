import type { BridgePay } from '#/shared/wechat/bridge-pay.ts'
import type { ChannelStep } from './channel-step.ts'
import type { Asked } from './look.ts'
import type { Channel } from './model.ts'
import { type Clock, type PageSight, type PollEnd, startPolling } from './poll.ts'
import {
  CANCEL_BACK_MS,
  payFailureText,
  type PayTargets,
  POLL_EVERY_MS,
  POLL_TRIES,
  REDIRECT_DELAY_MS,
  type PayStep,
} from './rules.ts'

/** What the cashier shows. */
export type PayPhase =
  | 'idle'
  | 'starting'
  /** WeChat's own cashier is open; it may never answer. */
  | 'away'
  /** Back from there without an answer: the person tells what happened. */
  | 'asking'
  | 'started'
  | 'confirming'
  | 'over'

export interface PayIntent extends Asked {
  payOrderId: string
  channel: Channel
  targets: PayTargets
  /** Where a cancelled payment goes (PAY-026). */
  cancelled: string
  /** The address under which the payment is confirmed. */
  confirmAt: string
}

export type Look = PayStep

/** Everything outside, so that a test can play it. */
export interface PayPorts {
  clock: Clock
  page: PageSight
  /** Starts the payment, with one key for one intent. @returns what the channel needs next. */
  begin: (intent: PayIntent) => Promise<ChannelStep>
  /** Flags the order as paying (PAY-013, PAY-014). */
  flag: (intent: PayIntent) => Promise<void>
  look: (asked: Asked, signal: AbortSignal) => Promise<Look>
  /** WeChat's cashier; null: there is none. May never resolve. */
  wechat: (parameters: Record<string, string>) => Promise<BridgePay | null>
  /** Leaves for the payment service. */
  leave: (step: Extract<ChannelStep, { kind: 'address' | 'form' }>, intent: PayIntent) => void
  /** Keeps in mind, or forgets, that a payment is not settled. */
  remember: (intent: PayIntent | null) => void
  say: (text: string, good?: boolean) => void
  /** Shows that something takes time. @returns how to end that. */
  busy: (text: string) => () => void
  /** 是否取消支付？ true: go on paying. */
  askGoOn: () => Promise<boolean>
  /** What an error says, and whether the payment may have begun in spite of it. */
  fault: (error: unknown) => { text: string; unknown: boolean }
  changed: (state: { phase: PayPhase; goTo: string | null }) => void
}

export interface PayMachine {
  start: (intent: PayIntent) => Promise<void>
  /** The person says that it is paid: look until it is settled. */
  paid: () => void
  /** The person wants to try again; only when the order is still open. */
  again: () => void
  /** Asks until the payment is settled; a second call for the same one changes nothing. */
  confirm: (asked: Asked, targets: PayTargets) => void
  /** Leaving the cashier: no further calls, no redirect (PAY-055). */
  stop: () => void
}

const STILL_OPEN = '支付结果还在确认中，请稍后在订单中查看'
const endings: Record<PollEnd, string> = {
  done: '支付成功',
  fail: '支付未完成',
  error: '暂时无法确认支付结果，请在订单中查看',
  exhausted: STILL_OPEN,
  unknown: STILL_OPEN,
}

const MOCK_PAID = '模拟支付成功！'
const NO_WECHAT = '暂不可用，微信sdk初始化失败！'
const UNUSABLE = '支付信息不完整'
const LOOKING = '正在确认支付结果，请不要重复支付'

/**
 * One payment from the tap to its end (specification §4 Payment flow). Nothing is called a success before the backend
 * says so, and nothing a failure before the backend was asked.
 */
export function createPayment(ports: PayPorts): PayMachine {
  const { clock, page, say } = ports
  let phase: PayPhase = 'idle'
  let current: PayIntent | null = null
  /** Answers that come after the cashier was left, or to an earlier try, count for nothing. */
  let turn = 0
  /** Counts the visits of the cashier. */
  let visits = 0
  let stopPolling: (() => void) | null = null
  let confirmed = ''
  let callOff: () => void = () => undefined
  let unwatch: () => void = () => undefined

  const show = (next: PayPhase, goTo: string | null = null) => {
    phase = next
    ports.changed({ phase, goTo })
  }
  const leadTo = (address: string, ms: number) => {
    callOff()
    callOff = clock.after(ms, () => show(phase, address))
  }
  const fresh = (mine: number) => mine === turn

  const look = (asked: Asked): Promise<Look> => ports.look(asked, new AbortController().signal).catch(() => 'wait')

  const toConfirmation = (intent: PayIntent, ms: number) => {
    show('started')
    leadTo(intent.confirmAt, ms)
  }
  const fail = (intent: PayIntent, reason: string) => {
    ports.remember(null)
    say(payFailureText(reason))
    show('over')
    leadTo(intent.targets.failure, REDIRECT_DELAY_MS)
  }

  /** The channel took the money, as far as it says; the flag is a courtesy to the backend and may get lost. */
  const taken = async (intent: PayIntent, mine: number, ms: number) => {
    await ports.flag(intent).catch(() => undefined)
    if (fresh(mine)) toConfirmation(intent, ms)
  }

  const afterWechat = async (
    intent: PayIntent,
    mine: number,
    end: Exclude<BridgePay, { kind: 'ok' }> | null,
  ): Promise<void> => {
    unwatch()
    if (end === null) {
      ports.remember(null)
      say(NO_WECHAT)
      return show('idle')
    }
    // An answer can be wrong about money: the order decides.
    const step = await look(intent)
    if (!fresh(mine)) return undefined
    if (step === 'done') return toConfirmation(intent, 0)
    if (end.kind === 'failed') return fail(intent, end.reason)
    const goOn = await ports.askGoOn()
    if (!fresh(mine)) return undefined
    ports.remember(null)
    show(goOn ? 'idle' : 'over')
    if (!goOn) leadTo(intent.cancelled, CANCEL_BACK_MS)
    return undefined
  }

  const openWechat = (intent: PayIntent, mine: number, parameters: Record<string, string>): Promise<void> => {
    show('away')
    let hidden = false
    unwatch = page.watch(() => {
      if (!page.visible()) hidden = true
      // WeChat's receipt may have taken the place of its answer.
      else if (hidden && phase === 'away') show('asking')
    })
    const visit = visits
    return ports.wechat(parameters).then((end) => {
      if (visit !== visits) return undefined
      // Money that came counts whenever it is told; anything else only for the try that is going on.
      if (end?.kind === 'ok') return taken(intent, turn, 0)
      return fresh(mine) && phase !== 'idle' ? afterWechat(intent, mine, end) : undefined
    })
  }

  const next = async (intent: PayIntent, mine: number, step: ChannelStep): Promise<void> => {
    if (step.kind === 'unusable') return fail(intent, UNUSABLE)
    if (step.kind === 'simulated') {
      say(MOCK_PAID, true)
      return taken(intent, mine, REDIRECT_DELAY_MS)
    }
    ports.remember(intent)
    if (step.kind === 'wechat') return openWechat(intent, mine, step.parameters)
    show('started')
    ports.leave(step, intent)
    return undefined
  }

  const start = async (intent: PayIntent): Promise<void> => {
    if (phase !== 'idle') return
    turn += 1
    const mine = turn
    current = intent
    show('starting')
    const close = ports.busy('支付中')
    try {
      const step = await ports.begin(intent)
      close()
      if (fresh(mine)) await next(intent, mine, step)
    } catch (error) {
      close()
      if (!fresh(mine)) return
      const { text, unknown } = ports.fault(error)
      if (!unknown) return fail(intent, text)
      // A lost answer is no failure: the payment may have begun, so look first.
      say(LOOKING)
      toConfirmation(intent, REDIRECT_DELAY_MS)
    }
  }

  const confirm = (asked: Asked, targets: PayTargets): void => {
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
        if (end === 'done' || end === 'fail') ports.remember(null)
        say(endings[end], end === 'done')
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
