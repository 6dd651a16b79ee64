import { useQuery } from '@tanstack/react-query'
import type { AnalysisResult } from '../model.ts'
import { categoryItems } from '../queries.ts'
import type { Category } from '../report-ids.ts'
import type { ReportPlace } from '../report-source.ts'

interface Asked {
  place: ReportPlace
  wanted: readonly Category[]
  /** The page fails if a list fails. */
  strict: boolean
}

const NONE: readonly AnalysisResult[] = []

function useList(category: Category, { place, wanted, strict }: Asked) {
  const enabled = wanted.includes(category)
  const { data, isPending } = useQuery({ ...categoryItems(place, category), enabled, throwOnError: strict })
  return { category, results: (enabled && data?.results) || NONE, pending: enabled && isPending }
}

/** The lists of several categories at once; one hook each, because there are always five with severities. */
export function useCategoryLists(asked: Asked) {
  const lists = [
    useList('COMMON_DISEASES', asked),
    useList('PHARMACOGENOMICS', asked),
    useList('LIFE_STYLE', asked),
    useList('GENETIC_DISEASES', asked),
    useList('RARE_DISEASES', asked),
  ]
  return { lists, pending: lists.some((list) => list.pending) }
}
