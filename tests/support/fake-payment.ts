import type { BridgePayResult } from '#/shared/wechat/bridge-pay.ts'
import type { ChannelStep } from '#/domains/payment/machine/channel-step.ts'
import {
  createPayment,
  type PayIntent,
  type PayMachine,
  type PayPhase,
} from '#/domains/payment/machine/payment-machine.ts'
import type { PayStep } from '#/domains/payment/rules.ts'

/**
 * For tests only: simulates the environment of a payment: backend, payment service, WeChat, page, network, two tabs.
 */

export type Fate = 'pays' | 'cancels' | 'fails' | 'silent' | 'paysSilently' | 'cancelsButPaid' | 'paysLate'
export type Net = 'ok' | 'refused' | 'lost' | 'down'

interface Service {
  status: 'open' | 'paid' | 'closed'
  /** The idempotency keys of started payments: a repeated key starts no second payment. */
  starts: Set<string>
  charges: number
  flagged: boolean
}

export const intent: PayIntent = {
  of: 'order',
  payOrderId: 'PAY1',
  orderId: 'O1',
  channel: 'wx_pub',
  targets: { success: '/done', failure: '/failed' },
  cancelled: '/cancelled',
  confirmAt: '/confirm',
  authorizeAt: '/authorize',
}

const LATE_MS = 2500

const tick = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
}

export class Tab {
  phase: PayPhase = 'idle'
  goTo: string | null = null
  at: 'cashier' | 'confirm' | 'away' | 'gone' = 'cashier'
  readonly said: string[] = []
  readonly errors: string[] = []
  readonly watchers = new Set<() => void>()
  machine: PayMachine
  #timers: { at: number; action: () => void }[] = []

  constructor(
    readonly environment: PaymentEnvironment,
    readonly kind: 'wechat' | 'simulated' | 'address',
  ) {
    this.machine = this.#create()
  }

  #create(): PayMachine {
    const { environment } = this
    const { service } = environment
    return createPayment({
      clock: {
        now: () => environment.time,
        after: (ms, action) => {
          const timer = { at: environment.time + ms, action }
          this.#timers.push(timer)
          return () => void (this.#timers = this.#timers.filter((entry) => entry !== timer))
        },
      },
      page: {
        visible: () => environment.visible,
        watch: (changed) => {
          this.watchers.add(changed)
          return () => void this.watchers.delete(changed)
        },
      },
      begin: async () => {
        const net = environment.net()
        if (net === 'down') throw new Error('network')
        if (service.status !== 'open') throw new Error('refused')
        if (net === 'refused') throw new Error('refused')
        service.starts.add(`pay-${intent.payOrderId}-${this.kind}`)
        if (this.kind === 'simulated') environment.charge()
        if (net === 'lost') throw new Error('network')
        const steps: Record<typeof this.kind, ChannelStep> = {
          wechat: { kind: 'wechat', parameters: {} },
          simulated: { kind: 'simulated' },
          address: { kind: 'address', address: 'https://mclient.alipay.com/' },
        }
        return steps[this.kind]
      },
      flag: async () => {
        const net = environment.net()
        if (net !== 'ok') throw new Error('network')
        service.flagged = true
      },
      look: async (): Promise<PayStep> => {
        const net = environment.net()
        if (net !== 'ok') throw new Error('network')
        return environment.look()
      },
      wechat: () => environment.openWechat(),
      leave: () => {
        this.at = 'away'
        environment.payOutside()
      },
      remember: () => undefined,
      forget: () => undefined,
      toast: (text) => void this.said.push(text),
      busy: () => () => undefined,
      askGoOn: async () => environment.goOn(),
      fault: (error) => ({ text: '已拒绝', unknown: error instanceof Error && error.message === 'network' }),
      changed: ({ phase, goTo }) => {
        this.phase = phase
        this.goTo = goTo
        // The app must show success only after the backend has recorded the payment.
        if (this.said.at(-1) === '支付成功' && service.status !== 'paid') this.errors.push('success without money')
      },
    })
  }

  reload(): void {
    this.machine.stop()
    this.#timers = []
    this.watchers.clear()
    this.phase = 'idle'
    this.goTo = null
    this.machine = this.#create()
    if (this.at === 'confirm') this.machine.confirm(intent, intent.targets)
  }

  /** Opens the address in `goTo` and leaves the cashier, as the screen does. */
  followTarget(): void {
    if (!this.goTo) return
    const target = this.goTo
    this.goTo = null
    if (this.at === 'gone') this.errors.push('led away after it was left')
    if (target === '/confirm') {
      this.machine.stop()
      this.at = 'confirm'
      this.machine.confirm(intent, intent.targets)
      return
    }
    this.machine.stop()
    this.at = 'gone'
    if (target === '/done' && this.environment.service.status !== 'paid')
      this.errors.push('led to success without money')
  }

  takeDueTimer(): { at: number; action: () => void } | undefined {
    const [next] = this.#timers.filter(({ at }) => at <= this.environment.time).toSorted((a, b) => a.at - b.at)
    if (next) this.#timers = this.#timers.filter((entry) => entry !== next)
    return next
  }

  get nextAt(): number {
    return Math.min(...this.#timers.map(({ at }) => at), Number.POSITIVE_INFINITY)
  }
}

export class PaymentEnvironment {
  time = 0
  visible = true
  readonly service: Service = { status: 'open', starts: new Set(), charges: 0, flagged: false }
  readonly tabs: Tab[]
  readonly lateAnswers: { at: number; answer: () => void }[] = []
  #looksUntilPaid = 2
  #charged = false

  constructor(
    kind: Tab['kind'],
    readonly fates: Fate[],
    readonly nets: Net[],
    readonly goOns: boolean[],
  ) {
    this.tabs = [new Tab(this, kind), new Tab(this, kind)]
  }

  net = (): Net => this.nets.shift() ?? 'ok'
  goOn = (): boolean => this.goOns.shift() ?? false

  /** The payment service charges one pay order at most once. */
  charge(): void {
    if (this.#charged || this.service.status !== 'open') return
    this.#charged = true
    this.service.charges += 1
  }

  payOutside(): void {
    const fate = this.fates.shift() ?? 'pays'
    if (fate !== 'cancels' && fate !== 'fails' && fate !== 'silent') this.charge()
  }

  look(): PayStep {
    if (this.service.status === 'closed') return 'fail'
    if (this.#charged && this.service.status === 'open') {
      this.#looksUntilPaid -= 1
      if (this.#looksUntilPaid <= 0) this.service.status = 'paid'
    }
    return this.service.status === 'paid' ? 'done' : 'wait'
  }

  async openWechat(): Promise<BridgePayResult | null> {
    const fate = this.fates.shift() ?? 'pays'
    if (fate !== 'cancels' && fate !== 'fails' && fate !== 'silent') this.charge()
    // WeChat answers when the person taps 完成, perhaps long after the person has left the cashier.
    if (fate === 'paysLate')
      return new Promise(
        (resolve) => void this.lateAnswers.push({ at: this.time + LATE_MS, answer: () => resolve({ kind: 'ok' }) }),
      )
    if (fate === 'silent' || fate === 'paysSilently') return new Promise(() => undefined)
    if (fate === 'pays') return { kind: 'ok' }
    return fate === 'fails' ? { kind: 'failed', reason: '余额不足' } : { kind: 'cancelled' }
  }

  async settle(): Promise<void> {
    await tick()
    for (const tab of this.tabs) tab.followTarget()
    await tick()
  }

  async advanceTime(ms: number): Promise<void> {
    const until = this.time + ms
    for (;;) {
      const next = Math.min(...this.tabs.map((tab) => tab.nextAt), ...this.lateAnswers.map(({ at }) => at))
      if (next > until) break
      this.time = Math.max(this.time, next)
      for (const one of this.lateAnswers.splice(0)) {
        if (one.at <= this.time) one.answer()
        else this.lateAnswers.push(one)
      }
      for (const tab of this.tabs) tab.takeDueTimer()?.action()
      await this.settle()
    }
    this.time = until
    await this.settle()
  }

  async setVisible(visible: boolean): Promise<void> {
    this.visible = visible
    for (const tab of this.tabs) for (const changed of tab.watchers) changed()
    await this.settle()
  }
}
