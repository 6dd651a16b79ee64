import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { namesOfItem } from '../search/item-names.ts'
import type { AnalysisResult, CategorySummary } from '../model.ts'
import { nearest, nearTo } from '../search/near-rules.ts'
import { categoryItems } from '../queries.ts'
import { categories, type Category } from '../report-ids.ts'
import { isOwnSource, type ReportRef } from '../report-source.ts'
import { itemsOf, type ItemView, lockedNumber, mayHaveResults } from '../rules.ts'
import { genesOf, type Pinyin, searchIndex } from '../search-rules.ts'
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
  const { find, near } = useMemo(() => {
    const genes = genesOf(results)
    const unlocked = itemsOf(results, category).filter((item) => !item.locked)
    const named = (item: ItemView) => namesOfItem(item, category, genes)
    return {
      find: searchIndex(unlocked, named, pinyin),
      near: (wrong: string) => nearTo(unlocked, named, wrong, pinyin),
    }
  }, [results, category, pinyin])
  const items = useMemo(() => (wanted ? find(term) : []), [find, term, wanted])
  const others = useMemo(() => (wanted && items.length === 0 ? near(term) : []), [near, term, wanted, items])
  return { category, items, others, pending: wanted && isPending, failed: wanted && isError }
}

/** Searches the unlocked items of all categories. */
export function useReportSearch(summaries: readonly CategorySummary[]) {
  const { reportRef } = useReportRef()
  const [term, setTerm] = useState('')
  const later = useDeferredValue(term).trim()
  const { pinyin } = usePinyin(later !== '')
  const open = new Set(summaries.filter(mayHaveResults).map((entry) => entry.category))
  const search: Search = { reportRef, term: later, open, pinyin }
  // oxlint-disable-next-line react/rules-of-hooks -- the list never changes: every render calls the same hooks
  const found = categories.map((category) => useFound(category, search))
  return {
    term,
    setTerm,
    searching: later !== '',
    /** Items are locked, and their owner could take the search for one of the whole report. */
    locked: isOwnSource(reportRef) && summaries.some((entry) => lockedNumber(entry) !== 0),
    /** The items with the nearest names; they count only without any hit. */
    near: nearest(found.flatMap(({ others }) => others)),
    groups: found.filter(({ items }) => items.length > 0),
    pending: found.some(({ pending }) => pending),
    failed: found.some(({ failed }) => failed),
  }
}
