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
