import { useCallback } from 'react'
import type { Category } from '../report-ids.ts'
import { isSensitive, type IsVeiled } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'
import { useBody } from '../words/hooks/use-body.ts'
import { useReportRef } from './use-report-ref.ts'

/**
 * Returns a function that says whether the result of an item is hidden: because the reader has not asked for it yet, or
 * because it is about the body of the other sex.
 */
export function useVeil(category: Category): IsVeiled {
  const prefix = itemKey(useReportRef().reportRef, '')
  const answers = useAnswers((state) => state.answers)
  const body = useBody()
  return useCallback(
    (item) => body(item, category) !== 'own' || (isSensitive(item, category) && answers[prefix + item.id] !== 'now'),
    [answers, body, category, prefix],
  )
}
