import { OfflineIcon } from '#/shared/ui/shell-icons.tsx'
import { useOnline } from './use-online.ts'
import './shell.css'

/** A hint only: requests are still sent, because web views report offline unreliably. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <div className="offline-bar" role="status">
      <OfflineIcon size={18} /> 网络已断开。填写的内容还在这一页，请先不要刷新
    </div>
  )
}
