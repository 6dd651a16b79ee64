import { useMemo, useState } from 'react'
import type { Pages } from './InfiniteList.tsx'

const SIZE = 30

/**
 * Pages of a list that is already in memory, for `InfiniteList`: thousands of rows are rendered as they come near the
 * viewport.
 * @param key identifies the list: another key begins with its first page.
 */
export function useLocalPages<T>(items: readonly T[], key: string): Pages<T> {
  const [shown, setShown] = useState({ key, pages: 1 })
  const count = shown.key === key ? shown.pages : 1
  const pages = useMemo(
    () =>
      Array.from({ length: count }, (_, page) => ({
        items: items.slice(page * SIZE, (page + 1) * SIZE),
        total: items.length,
      })),
    [items, count],
  )
  return {
    data: { pages },
    hasNextPage: count * SIZE < items.length,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => setShown({ key, pages: count + 1 }),
  }
}
