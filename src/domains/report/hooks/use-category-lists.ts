import { useQuery } from '@tanstack/react-query'
import type { AnalysisResult } from '../model.ts'
import { categoryItems } from '../queries.ts'
import { hasFindings } from '../results/categories.ts'
import { categories, type Category } from '../source/report-ids.ts'
import { useReportRef } from './use-report-ref.ts'

const NONE: readonly AnalysisResult[] = []

function useList(category: Category, enabled: boolean, strict: boolean) {
  const { reportRef } = useReportRef()
  const { data, isPending } = useQuery({ ...categoryItems(reportRef, category), enabled, throwOnError: strict })
  return { category, results: (enabled && data?.results) || NONE, pending: enabled && isPending }
}

const withFindings = categories.filter(hasFindings)

/**
 * The lists of several categories at once, one hook for each that may have findings.
 * @param strict whether a failed list makes the screen fail.
 */
export function useCategoryLists(wanted: readonly Category[], { strict = false } = {}) {
  // oxlint-disable-next-line react/rules-of-hooks -- the list never changes: every render calls the same hooks
  const lists = withFindings.map((category) => useList(category, wanted.includes(category), strict))
  return { lists, pending: lists.some((list) => list.pending) }
}
