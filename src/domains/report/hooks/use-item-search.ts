import { useDeferredValue, useMemo, useState } from 'react'
import { traits } from '../categories.ts'
import { type Category } from '../report-ids.ts'
import type { AnalysisResult } from '../model.ts'
import { genesOf, isLetters, listed, searchIndex } from '../search-rules.ts'
import { isOwnSource } from '../report-source.ts'
import { itemsFor, itemsOf } from '../rules.ts'
import { otherNames } from '../words/medicine-names.ts'
import { usePinyin } from './use-pinyin.ts'
import { useReportRef } from './use-report-ref.ts'

/** The items of a category with their search texts: name and genes; for a medicine also its class. */
export function useItemFinder(results: readonly AnalysisResult[], category: Category, term: string) {
  const { pinyin } = usePinyin(isLetters(term))
  const own = isOwnSource(useReportRef().reportRef)
  const items = useMemo(() => itemsFor(own, itemsOf(results, category)), [own, results, category])
  const find = useMemo(() => {
    const genes = genesOf(results)
    const classes = (itemClass: string) => (traits[category].medicines && itemClass ? [itemClass] : [])
    return searchIndex(
      items,
      (item) => ({
        ...item,
        others: otherNames(item.nameCn),
        genes: [...(genes.get(item.id) ?? []), ...classes(item.itemClass)],
      }),
      pinyin,
    )
  }, [items, results, category, pinyin])
  return { items, find }
}

/** The list of a category with search and filter: typing stays responsive, the list follows with lower priority. */
export function useItemSearch(results: readonly AnalysisResult[], category: Category, showAll: boolean) {
  const [term, setTerm] = useState('')
  const [word, setWord] = useState('')
  const later = useDeferredValue(term)
  const { items, find } = useItemFinder(results, category, term)
  const shown = useMemo(
    () => listed(find(later), category, word, showAll, later.trim() !== ''),
    [find, later, category, word, showAll],
  )
  return { items, shown, term, setTerm, word, setWord, searching: later.trim() !== '' }
}
