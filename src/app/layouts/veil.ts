import { pageStore } from '#/shared/lib/page-load/page-store.ts'

/** ms of absence after which a tap is needed to show the screen: long enough to answer a message first. */
export const VEIL_AFTER = 60_000

const useVeil = pageStore(() => ({ veiled: false, leftAt: 0 }))

/**
 * Covers the screen as soon as the page is hidden, so that the app switcher shows no private data. After a short
 * absence, the cover is removed without a tap.
 */
function changed(): void {
  if (document.visibilityState === 'hidden') useVeil.setState({ veiled: true, leftAt: Date.now() })
  else if (Date.now() - useVeil.getState().leftAt < VEIL_AFTER) liftVeil()
}

// The listeners are added at start: a listener that an effect adds would not notice a page that is hidden before the
// effect runs.
document.addEventListener('visibilitychange', changed)

/** Whether the screen shows private data that must be covered now. */
export const useVeiled = (on: boolean): boolean => useVeil(({ veiled }) => on && veiled)

export const liftVeil = (): void => useVeil.setState({ veiled: false })
