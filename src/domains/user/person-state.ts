import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { onOtherPerson } from './store.ts'

/** State of a module about one person; it is reset as soon as another person uses the app. */
export function personState<T>(make: () => T): { current: T } {
  const state = pageState(make)
  onOtherPerson(() => {
    state.current = make()
  })
  return state
}

/** A zustand store about one person, reset like `personState`. */
export function personStore<T>(make: () => T) {
  const store = pageStore(make)
  onOtherPerson(() => store.setState(make(), true))
  return store
}
