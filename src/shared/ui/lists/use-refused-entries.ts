import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusedOnScreen } from '#/shared/api/refused-entries.ts'

/**
 * The number of entries on this screen that could not be read, also in lists inside entries. Above 0 the screen says
 * neither that something is absent nor how many there are, because the missing entry may be that one.
 */
export function useRefusedEntries(): number {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    // The cache also reports from within a rendering; batched calls come after it.
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => refusedOnScreen(cache),
  )
}
