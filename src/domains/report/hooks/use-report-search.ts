import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { namesOfItem } from '../search/item-names.ts'
import type { AnalysisResult, CategorySummary } from '../model.ts'
import { nearest, nearTo } from '../search/near-rules.ts'
import { categoryItems } from '../queries.ts'
import { categories, type Category } from '../source/report-ids.ts'
import { isOwnSource, type ReportRef } from '../source/report-source.ts'
import { isUnlocking, itemsFor, itemsOf, type ItemView, mayHaveResults } from '../rules.ts'
import { genesOf, type Pinyin, searchIndex } from '../search/search-rules.ts'
import { useItemsAdjustedToOthers } from './use-items-adjusted-to-others.ts'
import type { OtherItem } from '../words/uncovered-rules.ts'
import { useOtherItems } from './use-other-items.ts'
import { usePinyin } from './use-pinyin.ts'
import { useReportRef } from './use-report-ref.ts'

export interface FoundGroup {
  category: Category
  items: ItemView[]
  /** For locked hits: the report's package type, and whether the category is being unlocked. */
  packageType: string
  unlocking: boolean
}

interface Search {
  reportRef: ReportRef
  /** The search term; nothing is loaded while it is empty. */
  term: string
  open: ReadonlySet<string>
  pinyin: Pinyin | null
  genetic: readonly OtherItem[]
}

const NONE: readonly AnalysisResult[] = []

/** The hits in one category, including locked items. The category's list is loaded with the first character typed. */
function useFound(category: Category, { reportRef, term, open, pinyin, genetic }: Search) {
  const wanted = term !== '' && open.has(category)
  const { data, isPending, isError } = useQuery({ ...categoryItems(reportRef, category), enabled: wanted })
  const results = data?.results ?? NONE
  const own = isOwnSource(reportRef)
  const all = useMemo(() => itemsFor(own, itemsOf(results, category)), [own, results, category])
  const items = useItemsAdjustedToOthers(all, results, genetic)
  const { find, near } = useMemo(() => {
    const genes = genesOf(results)
    const named = (item: ItemView) => namesOfItem(item, category, genes)
    return {
      find: searchIndex(items, named, pinyin),
      near: (wrong: string) => nearTo(items, named, wrong, pinyin),
    }
  }, [items, results, category, pinyin])
  const hits = useMemo(() => (wanted ? find(term) : []), [find, term, wanted])
  const others = useMemo(() => (wanted && hits.length === 0 ? near(term) : []), [near, term, wanted, hits])
  const locks = {
    packageType: data?.reportPackageType ?? '',
    unlocking: isUnlocking(data?.unlockJobStatus ?? ''),
  }
  // A list without results was not read (model.ts).
  const failed = wanted && (isError || data?.results.length === 0)
  return { category, items: hits, others, ...locks, pending: wanted && isPending, failed }
}

/** Searches the items of all categories; locked categories only when the report's owner reads. */
export function useReportSearch(summaries: readonly CategorySummary[]) {
  const { reportRef } = useReportRef()
  const [term, setTerm] = useState('')
  const later = useDeferredValue(term).trim()
  const { pinyin } = usePinyin(later !== '')
  const own = isOwnSource(reportRef)
  const open = new Set(summaries.filter((entry) => own || mayHaveResults(entry)).map((entry) => entry.category))
  // These items are taken from the lists that are searched; a list that could not be read is not requested again.
  const genetic = useOtherItems(later !== '')
  const search: Search = { reportRef, term: later, open, pinyin, genetic }
  // oxlint-disable-next-line react/rules-of-hooks -- the list never changes: every render calls the same hooks
  const found = categories.map((category) => useFound(category, search))
  return {
    term,
    setTerm,
    searching: later !== '',
    near: nearest(found.flatMap(({ others }) => others)),
    groups: found.filter(({ items }) => items.length > 0),
    pending: found.some(({ pending }) => pending),
    // A summary without categories says nothing about the report.
    failed: summaries.length === 0 || found.some(({ failed }) => failed),
  }
}
