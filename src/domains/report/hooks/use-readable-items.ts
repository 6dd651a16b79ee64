import { useMemo } from 'react'
import type { AnalysisResult } from '../model.ts'
import type { Category } from '../report-ids.ts'
import { isOwnSource } from '../report-source.ts'
import { itemsFor, itemsOf, type ItemView } from '../rules.ts'
import { veiled } from '../sensitive-rules.ts'
import { useBeside } from './use-beside.ts'
import { useReportRef } from './use-report-ref.ts'
import { useVeil } from './use-veil.ts'

/**
 * The items of a category as its reader sees them in a list: without hidden results, and adjusted to the other items of
 * the report.
 */
export function useReadableItems(results: readonly AnalysisResult[], category: Category): ItemView[] {
  const own = isOwnSource(useReportRef().reportRef)
  const veil = useVeil(category)
  const readable = useMemo(
    () => veiled(itemsFor(own, itemsOf(results, category)), veil),
    [own, results, category, veil],
  )
  return useBeside(readable, results)
}
