import { type PollEnd, startPolling } from '#/domains/payment/polling/poll.ts'

/** For tests only: simulates clock, page and server for the confirmation of a payment. */

export type Answer = 'wait' | 'done' | 'fail' | 'error'
export interface Reply {
  answer: Answer
  /** ms until the reply arrives. */
  delay: number
}

export const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
}

export class PollEnvironment {
  time = 0
  visible = true
  readonly asks: { at: number; signal: AbortSignal }[] = []
  readonly ends: PollEnd[] = []
  inFlight = 0
  mostInFlight = 0
  readonly watchers = new Set<() => void>()
  /** The next replies in order. All later replies are `wait` without a delay. */
  readonly replies: Reply[] = []
  #timers: { at: number; action: () => void }[] = []

  #after(ms: number, action: () => void): () => void {
    const timer = { at: this.time + ms, action }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((entry) => entry !== timer))
  }

  get timers() {
    return this.#timers.length
  }

  /**
   * Starts polling. The default interval is one of the tests, because polling does not depend on the app's interval.
   */
  start({ every = 500, tries = 40 } = {}): () => void {
    return startPolling({
      every,
      tries,
      clock: { after: (ms, action) => this.#after(ms, action), now: () => this.time },
      page: {
        visible: () => this.visible,
        watch: (changed) => {
          this.watchers.add(changed)
          return () => void this.watchers.delete(changed)
        },
      },
      ask: (signal) => this.#ask(signal),
      onEnd: (end) => void this.ends.push(end),
    })
  }

  #ask(signal: AbortSignal): Promise<'wait' | 'done' | 'fail'> {
    this.asks.push({ at: this.time, signal })
    this.inFlight += 1
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight)
    const { answer, delay } = this.replies.shift() ?? { answer: 'wait', delay: 0 }
    return new Promise((resolve, reject) => {
      const arrive = () => {
        this.inFlight -= 1
        if (answer === 'error') reject(new Error('no answer'))
        else resolve(answer)
      }
      if (delay === 0) arrive()
      else this.#after(delay, arrive)
    })
  }

  async advanceTime(ms: number): Promise<void> {
    const until = this.time + ms
    await settle()
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.action()
      await settle()
    }
    this.time = until
  }

  /** Simulates a sleep of the phone: the clock jumps ahead, and due timers fire late. */
  async sleep(ms: number): Promise<void> {
    this.time += ms
    await this.advanceTime(0)
  }

  async setVisible(visible: boolean): Promise<void> {
    this.visible = visible
    for (const changed of this.watchers) changed()
    await settle()
  }

  get times() {
    return this.asks.map((ask) => ask.at)
  }
}

export const reply = (answer: Answer, delay = 0): Reply => ({ answer, delay })
