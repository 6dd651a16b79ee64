import { useMemo } from 'react'
import type { AnalysisResult } from '../model.ts'
import type { Category } from '../source/report-ids.ts'
import { isOwnSource } from '../source/report-source.ts'
import { itemsFor, itemsOf, type ItemView } from '../rules.ts'
import { withHiddenResults } from '../sensitive/sensitive-rules.ts'
import { useItemsAdjustedToOthers } from './use-items-adjusted-to-others.ts'
import { useReportRef } from './use-report-ref.ts'
import { useHiddenReason } from './use-hidden-reason.ts'

/**
 * The items of a category as its reader sees them in a list: without hidden results, and adjusted to the other items of
 * the report.
 */
export function useReadableItems(results: readonly AnalysisResult[], category: Category): ItemView[] {
  const own = isOwnSource(useReportRef().reportRef)
  const hiddenReason = useHiddenReason(category)
  const readable = useMemo(
    () => withHiddenResults(itemsFor(own, itemsOf(results, category)), hiddenReason),
    [own, results, category, hiddenReason],
  )
  return useItemsAdjustedToOthers(readable, results)
}
