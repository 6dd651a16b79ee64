/** How long after a leaving was announced it counts: a person may still stay when the browser asks. */
const LEAVING_MS = 1000

/** When Back finds nothing to go back to, the browser stays silent. */
const BACK_MS = 1000

let announced = Number.NEGATIVE_INFINITY

if (typeof window !== 'undefined') {
  const announce = () => {
    announced = performance.now()
  }
  window.addEventListener('beforeunload', announce)
  window.addEventListener('pagehide', announce)
}

/** Whether this document is being left: requests that are cut off now have not failed. */
export const isLeaving = (): boolean => performance.now() - announced < LEAVING_MS

/**
 * Leaves the document; parts of one object, so that a test can watch instead of leaving. Addresses have gone through
 * `safeTarget` or a list of allowed hosts before.
 */
export const leaving = {
  /** Opens an address as a new document in place of this one: nothing of this one is left in memory or history. */
  to: (address: string): void => window.location.replace(address),
  /** To the page before; to `otherwise` when there is none. */
  back: (otherwise: string): void => {
    if (window.history.length <= 1) return window.location.replace(otherwise)
    window.history.back()
    const timer = setTimeout(() => window.location.replace(otherwise), BACK_MS)
    return window.addEventListener('pagehide', () => clearTimeout(timer), { once: true })
  },
}
