import { documentState } from '#/shared/lib/document/document-state.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import { onOtherPerson } from './store.ts'

/** State of a module about one person; it is reset as soon as another person uses the app. */
export function personState<T>(make: () => T): { current: T } {
  const state = documentState(make)
  onOtherPerson(() => {
    state.current = make()
  })
  return state
}

/** A zustand store about one person, reset like `personState`. */
export function personStore<T>(make: () => T) {
  const store = documentStore(make)
  onOtherPerson(() => store.setState(make(), true))
  return store
}
