import { useSyncExternalStore } from 'react'
import { OfflineIcon } from '#/shared/ui/shell-icons.tsx'
import './shell.css'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** A hint only: requests are still sent, because web views report offline unreliably. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <div className="offline-bar" role="status">
      <OfflineIcon size={18} /> 网络已断开。填写的内容还在这一页，请先不要刷新
    </div>
  )
}
