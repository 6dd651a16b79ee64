/** WebKit has no idle callback: wait this long instead, in ms, so that the first screen paints before the action. */
const WITHOUT_IDLE_MS = 500

/** Runs the action when the browser is idle; returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(action, { timeout: 5000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(action, WITHOUT_IDLE_MS)
  return () => clearTimeout(timer)
}

/** What a first screen can do without waits this many ms after the start: painting and the first tap come first. */
const CALM_MS = 2000
/** On a slow line pictures still arrive then. They go first: this many ms must pass without an arrival … */
const QUIET_MS = 800
/** … but a page that never stops loading does not wait longer than this many ms after the start. */
const NO_LATER_MS = 15_000
/** Only a page that index.html has started has a first screen to spare. */
const started = typeof window !== 'undefined' && window.first ? performance.now() : Number.NEGATIVE_INFINITY

/** How many ms to wait before the page is calm; 0 when it is. */
function restless(): number {
  const now = performance.now()
  if (now > started + NO_LATER_MS) return 0
  const last = Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration))
  return Math.max(0, started + CALM_MS - now, last + QUIET_MS - now)
}

/** Like `whenIdle`, but never in the first seconds of the app: for what may be wanted later. */
export function whenCalm(action: () => void): () => void {
  const wait = restless()
  if (wait === 0) return whenIdle(action)
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    cancel = whenCalm(action)
  }, wait)
  return () => cancel()
}
