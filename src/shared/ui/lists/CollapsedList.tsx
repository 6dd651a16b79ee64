import { type ReactNode, useState } from 'react'
import { PAGE_SIZE } from '#/shared/api/query.ts'
import { Button } from '../Button.tsx'
import { ListEnd } from './ListEnd.tsx'
import '../row.css'

interface CollapsedListProps<T> {
  items: readonly T[]
  /** The number of entries that are shown first, and with each tap. */
  size?: number
  /** The measure word of the entries. */
  unit?: string
  /** Whether an entry must be visible without a tap, such as the chosen entry. */
  isNeeded?: (item: T) => boolean
  /** The last entries are shown, and the button for earlier entries is above them. */
  fromEnd?: true
  /** The component is inside a list element, so its button is rendered as a list entry. */
  inList?: true
  children: (shown: readonly T[]) => ReactNode
}

/**
 * A list that is short for most people: a page of its entries, and a button for the next page, so that thousands open
 * as fast as a screenful. Lists that people scroll through use `InfiniteList`.
 */
export function CollapsedList<T>({
  items,
  size = PAGE_SIZE,
  unit = '条',
  isNeeded,
  fromEnd,
  inList,
  children,
}: CollapsedListProps<T>) {
  const [count, setCount] = useState(size)
  const rest = items.length - count
  const isShown = (index: number) => (fromEnd ? index >= rest : index < count)
  const button = (
    <Button kind="text" className="list-end" onPress={() => setCount(count + size)}>
      {`再看${fromEnd ? '更早的' : ''} ${Math.min(size, rest)} ${unit}，还有 ${rest} ${unit}`}
    </Button>
  )
  const end = count > size && <ListEnd {...(fromEnd ? { text: '没有更早的了' } : {})} />
  const foot = rest > 0 ? button : end
  const more = foot && (inList ? <li>{foot}</li> : foot)
  return (
    <>
      {fromEnd && more}
      {children(rest > 0 ? items.filter((item, index) => isShown(index) || isNeeded?.(item)) : items)}
      {!fromEnd && more}
    </>
  )
}
