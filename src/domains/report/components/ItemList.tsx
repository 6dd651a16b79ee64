import { memo, type ReactNode } from 'react'
import { ListBlock } from '#/shared/ui/lists/ListBlock.tsx'
import type { ItemView } from '../rules.ts'
import './item-list.css'

/** Items per block: four to five screenfuls. */
const SIZE = 30
/** A list of up to this many items is rendered completely. */
export const DRAWN = 90
/** Estimated height of a row, until measured. */
const ROW = 106

interface ItemListProps {
  items: readonly ItemView[]
  children: (item: ItemView) => ReactNode
  before: number
  /** The whole list is long: blocks far from the viewport are replaced by an empty box of their height. */
  windowed: boolean
}

function List({ items, children, before, windowed }: ItemListProps) {
  if (!windowed)
    return (
      <ul className="item-list">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    )
  const starts = Array.from({ length: Math.ceil(items.length / SIZE) }, (_, at) => at * SIZE)
  return (
    <div role="list" className="item-list">
      {starts.map((start) => {
        const own = items.slice(start, start + SIZE)
        return (
          <ListBlock
            key={own[0]?.id ?? start}
            items={own}
            start={start}
            total={items.length}
            itemKey={(item) => item.id}
            className="item-block"
            height={before + start < DRAWN ? undefined : own.length * ROW}
          >
            {children}
          </ListBlock>
        )
      })}
    </div>
  )
}

export const ItemList = memo(List)
