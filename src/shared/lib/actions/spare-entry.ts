import type { DataRouter } from 'react-router'
import { onSimulatedPageLoad } from '../page-load/page-state.ts'
import { historyState } from '../page-load/history-state.ts'

/**
 * A copy of the history entry at which this page was loaded, one step before it. The router can block Back only between
 * two entries of the app, so the first entry needs an entry before it.
 */
const SPARE = 'spare'

/**
 * Adds the spare entry if the app has no entry before the current one. The copy has the same address and key, and an
 * index (`idx`, by which the router knows the direction) that is one less.
 */
export function addSpareEntry(): void {
  const state = historyState()
  const { idx, [SPARE]: isSpare } = state
  if (typeof idx !== 'number' || idx > 0 || isSpare === false) return
  window.history.replaceState({ ...state, idx: idx - 1, [SPARE]: true }, '')
  window.history.pushState({ ...state, [SPARE]: false }, '')
}

/**
 * Goes one entry further back when the router has arrived at a spare entry, because the spare entry shows the same
 * screen as the entry after it.
 */
export function skipSpareEntries(router: DataRouter): void {
  let last = router.state.location
  const end = router.subscribe(({ location }) => {
    // If the router has blocked Back, the location is the same object as before.
    if (location === last) return
    last = location
    if (historyState()[SPARE] === true) window.history.back()
  })
  onSimulatedPageLoad(end)
}
