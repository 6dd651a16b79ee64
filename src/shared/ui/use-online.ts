import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser reports a connection; web views report it unreliably. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
