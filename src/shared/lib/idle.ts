/** WebKit has no idle callback: wait this many ms instead, so that the first screen paints before the action. */
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

/** Work that the first screen does not need starts at the earliest this many ms after page start. */
const START_MS = 2000
/** Pictures have priority on a slow connection, so the work also waits until nothing has arrived for this many ms. */
const NO_TRAFFIC_MS = 800
/** The latest start in ms after page start, for pages that never stop loading. */
const NO_LATER_MS = 15_000
/** Only a page started by index.html has a first screen to wait for. */
const started = typeof window !== 'undefined' && window.earlyPaint ? performance.now() : Number.NEGATIVE_INFINITY

/** The ms until the page is idle; 0 if it is idle. */
function msUntilIdle(): number {
  const now = performance.now()
  if (now > started + NO_LATER_MS) return 0
  const last = Math.max(0, ...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration))
  return Math.max(0, started + START_MS - now, last + NO_TRAFFIC_MS - now)
}

/** Like `whenIdle`, but never in the first seconds after page start: for work that is not urgent. */
export function whenIdleAfterStart(action: () => void): () => void {
  const wait = msUntilIdle()
  if (wait === 0) return whenIdle(action)
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    cancel = whenIdleAfterStart(action)
  }, wait)
  return () => cancel()
}
