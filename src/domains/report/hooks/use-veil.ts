import { useCallback } from 'react'
import type { Category } from '../report-ids.ts'
import { isSensitive, type IsVeiled } from '../sensitive-rules.ts'
import { useBody } from '../words/hooks/use-body.ts'
import { useIsOpened } from './use-is-opened.ts'

/** Tells whether the result of an item is hidden: not asked for yet, or about the body of the other sex. */
export function useVeil(category: Category): IsVeiled {
  const isOpened = useIsOpened()
  const body = useBody()
  return useCallback(
    (item) => body(item, category) !== 'own' || (isSensitive(item, category) && !isOpened(item.id)),
    [body, category, isOpened],
  )
}
