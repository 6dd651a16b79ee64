import type { ReactNode } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import type { useItemSearch } from '../hooks/use-item-search.ts'
import type { Category } from '../source/report-ids.ts'
import { itemTitle } from '../rules.ts'
import { NothingFound } from './NothingFound.tsx'
import './search-list.css'

interface NoHitsProps {
  search: ReturnType<typeof useItemSearch>
  category: Category
  children?: ReactNode
}

/** Shown where a search in a category shows no item: it has no hits, or the filter hides all of them. */
export function NoHits({ search, category, children }: NoHitsProps) {
  const { term, setTerm, word, setWord, hits, near, shown, searching } = search
  if (!searching || shown.length > 0) return null
  if (hits.length === 0)
    return (
      <>
        <NothingFound term={term} category={category} near={near.map(itemTitle)} onTerm={setTerm} />
        {children}
      </>
    )
  return (
    <div className="find-none">
      <p role="status">{`“${term.trim()}”不在“${word}”里面`}</p>
      <Button kind="plain" onPress={() => setWord('')}>
        在全部项目里找
      </Button>
    </div>
  )
}
