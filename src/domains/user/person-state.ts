import { documentState } from '#/shared/lib/document/document-state.ts'
import { onOtherPerson } from './store.ts'

/** What a module remembers of a person: it is forgotten as soon as somebody else uses the app. */
export function personState<T>(make: () => T): { current: T } {
  const state = documentState(make)
  onOtherPerson(() => {
    state.current = make()
  })
  return state
}
