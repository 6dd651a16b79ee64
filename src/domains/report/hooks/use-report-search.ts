import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { AnalysisResult, CategorySummary } from '../model.ts'
import { categoryItems } from '../queries.ts'
import { categories, type Category } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'
import { itemsOf, type ItemView, mayHaveResults } from '../rules.ts'
import { genesOf, isLetters, type Pinyin, searchIndex } from '../search-rules.ts'
import { otherNames } from '../words/medicine-names.ts'
import { usePinyin } from './use-pinyin.ts'
import { useReportRef } from './use-report-ref.ts'

export interface FoundGroup {
  category: Category
  items: ItemView[]
}

interface Search {
  reportRef: ReportRef
  /** The search term; nothing is loaded while it is empty. */
  term: string
  open: ReadonlySet<string>
  pinyin: Pinyin | null
}

const NONE: readonly AnalysisResult[] = []

/** The hits in one category. Its list is loaded with the first character typed, and only if it has unlocked items. */
function useFound(category: Category, { reportRef, term, open, pinyin }: Search) {
  const wanted = term !== '' && open.has(category)
  const { data, isPending, isError } = useQuery({ ...categoryItems(reportRef, category), enabled: wanted })
  const results = data?.results ?? NONE
  const find = useMemo(() => {
    const genes = genesOf(results)
    const items = itemsOf(results, category).filter((item) => !item.locked)
    return searchIndex(
      items,
      (item) => ({ ...item, others: otherNames(item.nameCn), genes: genes.get(item.id) ?? [] }),
      pinyin,
    )
  }, [results, category, pinyin])
  const items = useMemo(() => (wanted ? find(term) : []), [find, term, wanted])
  return { category, items, pending: wanted && isPending, failed: wanted && isError }
}

/** Searches the unlocked items of all categories. */
export function useReportSearch(summaries: readonly CategorySummary[]) {
  const { reportRef } = useReportRef()
  const [term, setTerm] = useState('')
  const later = useDeferredValue(term).trim()
  const { pinyin } = usePinyin(isLetters(term))
  const open = new Set(summaries.filter(mayHaveResults).map((entry) => entry.category))
  const search: Search = { reportRef, term: later, open, pinyin }
  // oxlint-disable-next-line react/rules-of-hooks -- the list never changes: every render calls the same hooks
  const found = categories.map((category) => useFound(category, search))
  return {
    term,
    setTerm,
    searching: later !== '',
    groups: found.filter(({ items }) => items.length > 0),
    pending: found.some(({ pending }) => pending),
    failed: found.some(({ failed }) => failed),
  }
}
