import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { keyed } from '#/shared/lib/keyed.ts'

interface ListBlockProps<T> {
  items: readonly T[]
  /** Index of the first item in the whole list, from 0. */
  start: number
  /** Length of the whole list; null when unknown. */
  total: number | null
  itemKey: (item: T) => string | number | null
  children: (item: T) => ReactNode
  className?: string | undefined
  /**
   * Height in px reserved until the block first comes near the viewport; without it, the items are rendered at once.
   */
  height?: number | undefined
}

/** How far from the viewport a block is rendered, in viewport heights. */
const MARGIN = '200% 0px'

function Block<T>({ items, start, total, itemKey, children, className, height: reserved }: ListBlockProps<T>) {
  const box = useRef<HTMLDivElement>(null)
  /** null while the items are rendered. */
  const [height, setHeight] = useState<number | null>(reserved ?? null)
  useEffect(() => {
    const block = box.current
    if (!block) return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        // Far from the viewport the update is not urgent: it must not delay scrolling.
        if (last?.isIntersecting) startTransition(() => setHeight(null))
        // A hidden screen has no heights. The block with the focus is never removed.
        else if (last && last.boundingClientRect.height > 0 && !block.contains(document.activeElement))
          startTransition(() => setHeight((before) => before ?? last.boundingClientRect.height))
      },
      { rootMargin: MARGIN },
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [])
  if (height !== null) return <div ref={box} style={{ height }} />
  return (
    <div ref={box} className={className}>
      {keyed(items, itemKey).map(([key, item], index) => (
        <div key={key} role="listitem" aria-posinset={start + index + 1} aria-setsize={total ?? -1}>
          {children(item)}
        </div>
      ))}
    </div>
  )
}

/** One page of a long list: its items near the viewport, or an empty box of the measured height far away from it. */
export const ListBlock = memo(Block) as typeof Block
