import { useSyncExternalStore } from 'react'

/** ms of absence after which a tap is needed: long enough to answer a message. */
export const VEIL_AFTER = 60_000

let veiled = false
let leftAt = 0
const listeners = new Set<() => void>()

function set(next: boolean): void {
  veiled = next
  for (const listener of listeners) listener()
}

/** Applied as soon as the page is hidden, so that the app switcher shows nothing; removed after a short absence. */
function changed(): void {
  if (document.visibilityState === 'hidden') {
    leftAt = Date.now()
    set(true)
  } else if (Date.now() - leftAt < VEIL_AFTER) set(false)
}

// Listens from the start: a listener added in an effect would miss a page that is hidden before the effect runs.
document.addEventListener('visibilitychange', changed)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const never = () => () => undefined

/** Whether the screen shows private data that must be covered now. */
export const useVeiled = (on: boolean): boolean => useSyncExternalStore(on ? subscribe : never, () => on && veiled)

export const liftVeil = (): void => set(false)
