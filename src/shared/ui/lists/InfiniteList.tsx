import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Page } from '#/shared/api/endpoint.ts'
import { Button } from '../Button.tsx'
import { ListBlock } from './ListBlock.tsx'
import { WhenAllRead } from './WhenAllRead.tsx'
import '../row.css'

/** The pages that a list needs: a react-query read, or `useLocalPages`. */
export interface Pages<T> {
  data: { pages: readonly Page<T>[] }
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

interface InfiniteListProps<T> {
  list: Pages<T>
  itemKey: (item: T) => string | number | null
  children: (item: T) => ReactNode
  empty: ReactNode
  className?: string
}

const startsOf = (pages: readonly Page<unknown>[]): number[] => {
  let start = 0
  return pages.map(({ items }) => (start += items.length) - items.length)
}

/**
 * A list that loads its next page near the end, shows when it is complete, and offers a retry when a page fails. Pages
 * far from the viewport are replaced by an empty box of their height, so that a list of thousands renders like one
 * screenful.
 */
export function InfiniteList<T>({ list, itemKey, children, empty, className }: InfiniteListProps<T>) {
  const { pages } = list.data
  const starts = startsOf(pages)
  if (pages.every(({ items }) => items.length === 0)) return empty
  return (
    <>
      <div role="list" className="list-blocks">
        {pages.map(({ items, total }, index) => (
          <ListBlock
            // eslint-disable-next-line react/no-array-index-key -- pages are only appended, their index is stable
            key={index}
            items={items}
            start={starts[index] ?? 0}
            total={total}
            itemKey={itemKey}
            className={className}
          >
            {children}
          </ListBlock>
        ))}
      </div>
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
      rootMargin: '800px',
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
    // The effect runs again after each page, and after an aborted request.
  }, [list.data.pages.length, list.isFetchingNextPage])
  if (list.isFetchNextPageError)
    return (
      <Button kind="text" className="list-end" onPress={() => void list.fetchNextPage()}>
        加载失败，点按重试
      </Button>
    )
  return (
    <div ref={mark} className="list-end" role="status">
      {list.hasNextPage ? '加载中…' : <WhenAllRead>没有更多了</WhenAllRead>}
    </div>
  )
}
