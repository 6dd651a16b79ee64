import { useDeferredValue, useMemo, useState } from 'react'
import { namesOfItem } from '../search/item-names.ts'
import { type Category } from '../source/report-ids.ts'
import type { AnalysisResult } from '../model.ts'
import { nearest, nearTo } from '../search/near-rules.ts'
import { genesOf, listed, searchIndex } from '../search/search-rules.ts'
import type { ItemView } from '../rules.ts'
import { usePinyin } from './use-pinyin.ts'
import { useReadableItems } from './use-readable-items.ts'

const NONE: readonly ItemView[] = []

export function useItemFinder(results: readonly AnalysisResult[], category: Category, term: string) {
  const wanted = term.trim() !== ''
  const { pinyin } = usePinyin(wanted)
  const items = useReadableItems(results, category)
  const named = useMemo(() => {
    const genes = genesOf(results)
    return (item: ItemView) => namesOfItem(item, category, genes)
  }, [results, category])
  const find = useMemo(() => searchIndex(items, named, pinyin), [items, named, pinyin])
  const hits = useMemo(() => find(term), [find, term])
  const near = useMemo(
    () => (wanted && hits.length === 0 ? nearest(nearTo(items, named, term, pinyin)) : NONE),
    [wanted, hits, items, named, term, pinyin],
  )
  return { items, hits, near }
}

/** The list of a category with search and filter: the controls change at once, the list is updated afterwards. */
export function useItemSearch(results: readonly AnalysisResult[], category: Category, showAll: boolean) {
  const [term, setTerm] = useState('')
  const [word, setWord] = useState('')
  const later = useDeferredValue(term)
  const [chosen, all] = [useDeferredValue(word), useDeferredValue(showAll)]
  const searching = later.trim() !== ''
  const { items, hits, near } = useItemFinder(results, category, later)
  const shown = useMemo(() => listed(hits, category, chosen, all, searching), [hits, category, chosen, all, searching])
  return { items, hits, near, shown, term, setTerm, word, setWord, searching }
}
