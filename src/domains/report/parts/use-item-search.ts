import { useDeferredValue, useMemo, useState } from 'react'
import { type Category } from '../report-ids.ts'
import type { AnalysisResult } from '../model.ts'
import { genesOf, isLetters, listed, searchIndex } from '../search-rules.ts'
import { itemsOf } from '../rules.ts'
import { usePinyin } from './use-pinyin.ts'

/** The list of a category with search and filter: typing stays responsive, the list follows with lower priority. */
export function useItemSearch(results: readonly AnalysisResult[], category: Category, showAll: boolean) {
  const [term, setTerm] = useState('')
  const [word, setWord] = useState('')
  const later = useDeferredValue(term)
  const { pinyin } = usePinyin(isLetters(term))
  const items = useMemo(() => itemsOf(results, category), [results, category])
  const find = useMemo(() => {
    const genes = genesOf(results)
    return searchIndex(items, (item) => ({ ...item, genes: genes.get(item.id) ?? [] }), pinyin)
  }, [items, results, pinyin])
  const shown = useMemo(
    () => listed(find(later), category, word, showAll, later.trim() !== ''),
    [find, later, category, word, showAll],
  )
  return { items, shown, term, setTerm, word, setWord, searching: later.trim() !== '' }
}
