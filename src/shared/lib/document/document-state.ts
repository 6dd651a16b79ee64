/** How each state is made anew, in the order in which the modules were loaded. */
const renewals: (() => void)[] = []

/** Registers how a state that a module keeps is put back to its beginning (`renewDocument`). */
export const onRenewal = (renew: () => void): void => void renewals.push(renew)

/**
 * What a module remembers for as long as the document lives. A variable of the module would do the same, but nobody
 * could put it back: tests share their modules, and each must begin as a document does that has just been opened.
 * @param end stops what the last state still does.
 */
export function documentState<T>(make: () => T, end?: (last: T) => void): { current: T } {
  const state = { current: make() }
  onRenewal(() => {
    end?.(state.current)
    state.current = make()
  })
  return state
}

/** Simulates a new document in the same browser: modules forget, storage stays. Tests only. */
export const renewDocument = (): void => renewals.forEach((renew) => renew())
