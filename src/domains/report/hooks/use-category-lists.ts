import { useQuery } from '@tanstack/react-query'
import type { AnalysisResult } from '../model.ts'
import { categoryItems } from '../queries.ts'
import { hasFindings } from '../categories.ts'
import { categories, type Category } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'

interface ListOptions {
  reportRef: ReportRef
  wanted: readonly Category[]
  /** Whether the whole screen shows a failure if a list cannot be read. */
  strict: boolean
}

const NONE: readonly AnalysisResult[] = []

function useList(category: Category, { reportRef, wanted, strict }: ListOptions) {
  const enabled = wanted.includes(category)
  const { data, isPending } = useQuery({ ...categoryItems(reportRef, category), enabled, throwOnError: strict })
  return { category, results: (enabled && data?.results) || NONE, pending: enabled && isPending }
}

const withFindings = categories.filter(hasFindings)

/** The lists of several categories at once, one hook for each category that may have findings. */
export function useCategoryLists(asked: ListOptions) {
  // oxlint-disable-next-line react/rules-of-hooks -- the list never changes: every render calls the same hooks
  const lists = withFindings.map((category) => useList(category, asked))
  return { lists, pending: lists.some((list) => list.pending) }
}
