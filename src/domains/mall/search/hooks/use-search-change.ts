import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import type { SearchChange } from '../search-rules.ts'

/**
 * Changes the search in the address. A change that the router has not applied yet is merged with the next change, so
 * that the second of two quick taps does not undo the first.
 */
export function useSearchChange(): (change: SearchChange, replace?: boolean) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { type } = useScreenParams(paths.goodsSearch)
  const { stock, ...search } = useSearch(paths.goodsSearch)
  const waiting = useRef<{ key: string; change: SearchChange }>(null)
  return (change, replace = true) => {
    const before = waiting.current?.key === key ? waiting.current.change : {}
    const all = { ...before, ...change }
    waiting.current = { key, change: all }
    void navigate(to(paths.goodsSearch, { type }, { ...search, stock: stock || null, ...all }), { replace })
  }
}
