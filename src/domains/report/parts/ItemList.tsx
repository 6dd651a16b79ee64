import { memo, type ReactNode } from 'react'
import { ListBlock } from '#/shared/ui/ListBlock.tsx'
import type { ItemView } from '../rules.ts'
import '../screens/search-list.css'

/** Items of one block: a screenful and a half. */
const SIZE = 30
/** So many are drawn at once, and lists that are no longer always. */
export const DRAWN = 90
/** About the height of one row, until it is known. */
const ROW = 86

interface ItemListProps {
  items: readonly ItemView[]
  children: (item: ItemView) => ReactNode
  /** How many items of the whole list stand above. */
  before?: number
  /** The whole list is long: blocks far from the view keep their room and nothing else. */
  windowed?: boolean
}

/** A list of items, however long. */
function List({ items, children, before = 0, windowed = items.length > DRAWN }: ItemListProps) {
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
            room={before + start < DRAWN ? undefined : own.length * ROW}
          >
            {children}
          </ListBlock>
        )
      })}
    </div>
  )
}

export const ItemList = memo(List)
