import type { ReactNode } from 'react'
import { ListBlock } from './ListBlock.tsx'

/** Entries per block: about a screenful. */
const SIZE = 20
/** About three screenfuls. */
export const INITIAL_COUNT = 60
const DEFAULT_LETTERS = 16

const pxOf = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DEFAULT_LETTERS)

interface ListBlocksProps<T> {
  items: readonly T[]
  itemKey: (item: T) => string | number | null
  /** The approximate height of an entry, in rem. */
  rem: number
  /** Up to this many entries are rendered at once; further entries when they come near the viewport. */
  initialCount?: number
  children: (item: T) => ReactNode
}

/**
 * The blocks of a complete list, inside an element with the role `list`: blocks far from the viewport are empty boxes,
 * so that a thousand entries scroll as fast as forty.
 */
export function ListBlocks<T>({ items, itemKey, rem, initialCount = INITIAL_COUNT, children }: ListBlocksProps<T>) {
  const starts = Array.from({ length: Math.ceil(items.length / SIZE) }, (_, at) => at * SIZE)
  const height = pxOf(rem)
  return starts.map((start) => {
    const own = items.slice(start, start + SIZE)
    const [first] = own
    return (
      <ListBlock
        // The key contains the first item, because after a search another block begins at this index.
        key={`${start} ${first === undefined ? '' : itemKey(first)}`}
        items={own}
        start={start}
        total={items.length}
        itemKey={itemKey}
        height={start < initialCount ? undefined : own.length * height}
      >
        {children}
      </ListBlock>
    )
  })
}
