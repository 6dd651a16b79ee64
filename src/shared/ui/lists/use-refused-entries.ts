import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { refusedOnScreen } from '#/shared/api/refused-entries.ts'

/**
 * The number of entries on this screen that could not be read, also in lists inside entries. Above 0 the screen says
 * neither that an entry is absent nor how many entries there are, because an unread entry may be the entry in question.
 */
export function useRefusedEntries(): number {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    // The cache also reports while React renders; batched calls run after the rendering.
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () => refusedOnScreen(cache),
  )
}
