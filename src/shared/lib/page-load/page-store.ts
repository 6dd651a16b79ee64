import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onSimulatedPageLoad } from './page-state.ts'

/** A zustand store that lives until the page is reloaded or closed, and is reset like `pageState`. */
export function pageStore<T>(make: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(make)
  onSimulatedPageLoad(() => store.setState(make(), true))
  return store
}
