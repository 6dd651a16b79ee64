import type { PayStep } from '../rules.ts'

/** Polling until a state is final. Clock and page visibility are injected for tests. */

/** Interval and number of reads (PAY-015, PAY-016); only the first test of poll.test.ts repeats the numbers. */
export const POLL_EVERY_MS = 500
export const POLL_TRIES = 40

export interface Clock {
  /** Calls `action` once after `ms`; returns a function that cancels the call. */
  after: (ms: number, action: () => void) => () => void
  /** A monotonic clock in ms. */
  now: () => number
}

export interface PageSight {
  visible: () => boolean
  /** Calls back when the page is shown or hidden; returns a function that unsubscribes. */
  watch: (changed: () => void) => () => void
}

export type PollEnd = 'done' | 'fail' | 'unknown' | 'error' | 'exhausted'

interface PollOptions {
  every: number
  tries: number
  ask: (signal: AbortSignal) => Promise<PayStep>
  clock: Clock
  page: PageSight
  onEnd: (end: PollEnd) => void
}

/**
 * Calls `ask` every `every` ms, at most `tries` times and never in parallel. Polling pauses while the page is hidden,
 * and `ask` is called at once when the page is visible again. The end callback is called exactly once (specification §4
 * Payment flow).
 * @returns a function that stops polling without an end.
 */
export function startPolling({ every, tries, ask, clock, page, onEnd }: PollOptions): () => void {
  const abort = new AbortController()
  let asked = 0
  let inFlight = false
  let over = false
  let cancelTimer: () => void = () => undefined

  const finish = (end?: PollEnd) => {
    if (over) return
    over = true
    cancelTimer()
    unwatch()
    abort.abort()
    if (end) onEnd(end)
  }
  const plan = (ms: number) => {
    cancelTimer()
    if (!over && page.visible()) cancelTimer = clock.after(ms, () => void next())
  }
  const next = async () => {
    if (over || inFlight || !page.visible()) return
    inFlight = true
    asked += 1
    const startedAt = clock.now()
    try {
      const step = await ask(abort.signal)
      if (step !== 'wait') return finish(step)
      if (asked >= tries) return finish('exhausted')
    } catch {
      return finish('error')
    } finally {
      inFlight = false
    }
    plan(Math.max(0, every - (clock.now() - startedAt)))
    return undefined
  }
  const unwatch = page.watch(() => {
    if (page.visible()) void next()
    else cancelTimer()
  })
  plan(every)
  return () => finish()
}

export const realClock: Clock = {
  after: (ms, action) => {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
  now: () => performance.now(),
}

export const realPage: PageSight = {
  visible: () => document.visibilityState === 'visible',
  watch: (changed) => {
    document.addEventListener('visibilitychange', changed)
    window.addEventListener('pageshow', changed)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      window.removeEventListener('pageshow', changed)
    }
  },
}
