import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusedOnScreen } from '#/shared/api/refused-entries.ts'
import '../row.css'

/** The end of a screen with lists of which entries could not be read: says how many, so that none is missed silently. */
export function RefusedEntries() {
  const cache = useQueryClient().getQueryCache()
  const count = useSyncExternalStore(
    // The cache also reports from within a rendering; batched calls come after it.
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => refusedOnScreen(cache),
  )
  return count > 0 ? <p className="list-end" role="status">{`有 ${count} 条内容没有读出来`}</p> : null
}
