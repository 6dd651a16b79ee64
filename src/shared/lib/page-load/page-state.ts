/** The reset function of each module state, in the order in which the modules were loaded. */
const resets: (() => void)[] = []

/** Registers how a module resets its state when a test simulates a page load (`simulatePageLoad`). */
export const onSimulatedPageLoad = (reset: () => void): void => void resets.push(reset)

/**
 * State of a module that lives until the page is reloaded or closed. Unlike a plain variable it can be reset: tests
 * share their modules, and each test must begin like a newly loaded page.
 * @param end stops timers and requests of the previous state.
 */
export function pageState<T>(make: () => T, end?: (last: T) => void): { current: T } {
  const state = { current: make() }
  onSimulatedPageLoad(() => {
    end?.(state.current)
    state.current = make()
  })
  return state
}

/** Simulates a page load in the same browser: module state is reset, storage stays. Tests only. */
export const simulatePageLoad = (): void => resets.forEach((reset) => reset())
