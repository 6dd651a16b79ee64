import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onRenewal } from './document-state.ts'

/** A state that screens show, for as long as the document lives (`documentState`). */
export function documentStore<T>(make: () => T): UseBoundStore<StoreApi<T>> {
  const store = create<T>(make)
  onRenewal(() => store.setState(make(), true))
  return store
}
