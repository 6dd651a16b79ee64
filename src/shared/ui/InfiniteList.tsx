import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'
import { type Key, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Page } from '#/shared/api/endpoint.ts'
import './button.css'
import './row.css'

interface InfiniteListProps<T> {
  list: Pick<
    UseSuspenseInfiniteQueryResult<{ pages: Page<T>[] }>,
    'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  itemKey: (item: T) => Key
  children: (item: T) => ReactNode
  empty: ReactNode
  className?: string
}

/** A list that reads its next page when the end comes near; says when it is whole, and offers a retry when a page fails. */
export function InfiniteList<T>({ list, itemKey, children, empty, className }: InfiniteListProps<T>) {
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <ul className={className ?? 'list'}>
        {items.map((item) => (
          <li key={itemKey(item)}>{children(item)}</li>
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  )
}

function ListEnd({ list }: { list: InfiniteListProps<unknown>['list'] }) {
  const mark = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(() => {
    if (list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError) void list.fetchNextPage()
  })
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      rootMargin: '400px',
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [list.data.pages.length])
  if (list.isFetchNextPageError)
    return (
      <button type="button" className="button button-text list-end" onClick={() => void list.fetchNextPage()}>
        加载失败，点按重试
      </button>
    )
  return (
    <div ref={mark} className="list-end" role="status">
      {list.hasNextPage ? '加载中…' : '没有更多了'}
    </div>
  )
}
