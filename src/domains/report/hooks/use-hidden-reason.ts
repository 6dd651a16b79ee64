import { useCallback } from 'react'
import type { Category } from '../source/report-ids.ts'
import { isSensitive, UNOPENED, type HiddenReason } from '../sensitive/sensitive-rules.ts'
import { NOT_FOR_SEX } from '../words/sex-match/sex-match-rules.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * Returns a function that says why the result of an item is hidden: because the reader has not asked for it yet, or
 * because it is specific to the other sex.
 */
export function useHiddenReason(category: Category): HiddenReason {
  const isOpened = useIsOpened()
  const sexMatch = useSexMatch()
  return useCallback(
    (item) => {
      if (isSensitive(item, category) && !isOpened(item.id)) return UNOPENED
      return { own: '', other: NOT_FOR_SEX, waiting: '读取中' }[sexMatch(item, category)]
    },
    [sexMatch, category, isOpened],
  )
}
