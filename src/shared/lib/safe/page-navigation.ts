import { pageState } from '../page-load/page-state.ts'

/** The page counts as being left for only this many ms after `beforeunload`, because the person may choose to stay. */
const LEAVING_MS = 1000

/** If Back takes longer than this many ms, there is no earlier entry: the browser then does and reports nothing. */
const BACK_MS = 1000

const announced = pageState(() => Number.NEGATIVE_INFINITY)

if (typeof window !== 'undefined') {
  const announce = () => {
    announced.current = performance.now()
  }
  window.addEventListener('beforeunload', announce)
  window.addEventListener('pagehide', announce)
}

/** Whether the page is being left: a request that is aborted now has not failed. */
export const isLeaving = (): boolean => performance.now() - announced.current < LEAVING_MS

/**
 * Leaves the page. The functions are in one object so that a test can replace them. Addresses must have passed
 * `safeTarget` or a list of allowed hosts.
 */
export const pageNavigation = {
  /** Replaces this page, so that none of its data stays in memory or in the history. */
  replace: (address: string): void => window.location.replace(address),
  /** Reloads this page. If a form has unsaved values, the browser asks first (use-unload-warning.ts). */
  reload: (): void => window.location.reload(),
  /** Opens an address outside the app; Back returns to the screen with the link. */
  assign: (address: string): void => window.location.assign(address),
  /** Goes back; opens `otherwise` when there is no page before. */
  back: (otherwise: string): void => {
    if (window.history.length <= 1) return window.location.replace(otherwise)
    window.history.back()
    const timer = setTimeout(() => window.location.replace(otherwise), BACK_MS)
    return window.addEventListener('pagehide', () => clearTimeout(timer), { once: true })
  },
}
