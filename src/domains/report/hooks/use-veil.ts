import { useCallback } from 'react'
import type { Category } from '../report-ids.ts'
import { isSensitive, UNOPENED, type Veil } from '../sensitive-rules.ts'
import { NOT_FOR_BODY } from '../words/body/body-rules.ts'
import { useBody } from '../words/hooks/use-body.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * Returns a function that says why the result of an item is hidden: because the reader has not asked for it yet, or
 * because it is specific to the other sex.
 */
export function useVeil(category: Category): Veil {
  const isOpened = useIsOpened()
  const body = useBody()
  return useCallback(
    (item) => {
      if (isSensitive(item, category) && !isOpened(item.id)) return UNOPENED
      return { own: '', other: NOT_FOR_BODY, waiting: '读取中' }[body(item, category)]
    },
    [body, category, isOpened],
  )
}
