import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onRenewal } from './document-state.ts'

/** A zustand store that lives until the page is reloaded or closed, and is reset like `documentState`. */
export function documentStore<T>(make: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(make)
  onRenewal(() => store.setState(make(), true))
  return store
}
