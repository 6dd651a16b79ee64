import { OfflineIcon } from '#/shared/ui/shell-icons.tsx'
import { useOnline } from '#/shared/ui/use-online.ts'
import './shell.css'

/** Shows that the browser reports no connection. Requests are still sent, because web views report this unreliably. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <div className="offline-bar" role="status">
      <OfflineIcon size={18} /> 网络已断开。填写的内容还在这一页，请先不要刷新
    </div>
  )
}
