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
/** Only a page that index.html has started has a first screen to spare. */
const started = typeof window !== 'undefined' && window.first ? performance.now() : Number.NEGATIVE_INFINITY

/** Like `whenIdle`, but never in the first seconds of the app: for what may be wanted later. */
export function whenCalm(action: () => void): () => void {
  const wait = started + CALM_MS - performance.now()
  if (wait <= 0) return whenIdle(action)
  let cancel = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    cancel = whenIdle(action)
  }, wait)
  return () => cancel()
}
