import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusedOnScreen } from '#/shared/api/refused-entries.ts'

/**
 * How many entries of the lists on this screen could not be read, including those of lists inside entries. Above 0 a
 * screen says neither that something is absent nor how many there are: the missing entry may be that one.
 */
export function useRefusedEntries(): number {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    // The cache also reports from within a rendering; batched calls come after it.
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => refusedOnScreen(cache),
  )
}
