import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusedCountOnScreen } from '#/shared/api/refused-entries.ts'
import { useDeclaredReads } from '../screen-context.tsx'

/**
 * The number of entries on this screen that could not be read, including entries inside entries. Above 0 the screen
 * states neither that an entry is absent nor how many entries there are, because an unreadable entry may be the missing
 * one. The reads that the screen's row declares count from the first rendering on; any other read counts as soon as a
 * component has subscribed to it.
 */
export function useRefusedEntries(): number {
  const cache = useQueryClient().getQueryCache()
  const declared = useDeclaredReads()
  return useSyncExternalStore(
    // The cache also reports while React renders; batched calls run after the rendering.
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => refusedCountOnScreen(cache, declared),
  )
}
