import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Pages } from '#/shared/ui/lists/InfiniteList.tsx'
import { ENOUGH, namedEntry, readsOn } from '../appendix-rules.ts'
import type { AppendixEntry } from '../../model.ts'
import { nearest, nearTo } from '../../search/near-rules.ts'
import { isLetters, searchIndex } from '../../search/search-rules.ts'
import { usePinyin } from '../../hooks/use-pinyin.ts'

export function useAppendixSearch(list: Pages<AppendixEntry>) {
  const [term, setTerm] = useState('')
  const [wanted, setWanted] = useState(ENOUGH)
  const later = useDeferredValue(term)
  const { pinyin, loading } = usePinyin(term.trim() !== '')
  const entries = useMemo(() => list.data.pages.flatMap((page) => page.items), [list.data])
  const find = useMemo(() => searchIndex(entries, namedEntry, pinyin), [entries, pinyin])
  const searching = later.trim() !== ''
  const hits = useMemo(() => (searching ? find(later) : []), [find, later, searching])
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const reading = readsOn(searching, hits.length, wanted, list.hasNextPage) && !isFetchNextPageError
  const near = useMemo(
    () => (searching && !reading && hits.length === 0 ? nearest(nearTo(entries, namedEntry, later, pinyin)) : []),
    [searching, reading, hits, entries, later, pinyin],
  )
  // Without the pinyin module, a search for initials would load every page and find nothing.
  const due = reading && !(loading && isLetters(term)) && !isFetchingNextPage
  const read = entries.length
  useEffect(() => {
    if (due) void fetchNextPage()
    // `read` makes the effect run again after each page.
  }, [due, read, fetchNextPage])
  return {
    term,
    setTerm: (text: string) => {
      setTerm(text)
      setWanted(ENOUGH)
    },
    searching,
    /** The shown hits; `count` is the number of all hits so far. */
    hits: hits.slice(0, wanted),
    count: hits.length,
    near: near.map(({ chineseName, englishName }) => chineseName || englishName),
    more: list.hasNextPage || hits.length > wanted,
    read,
    reading,
    goOn: () => {
      setWanted(wanted + ENOUGH)
      if (isFetchNextPageError) void fetchNextPage()
    },
  }
}
