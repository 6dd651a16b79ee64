import type { ReactNode } from 'react'
import { keyed } from '../../lib/keyed.ts'
import { CollapsedList } from './CollapsedList.tsx'

interface CollapsedRowsProps<T> {
  items: readonly T[]
  /** Returns the name of an entry, for its React key; several entries may have the same name. */
  nameOf: (item: T) => string | number | null
  className?: string
  label?: string
  children: (item: T) => ReactNode
}

/** A list of `CollapsedList` entries, each in a line of its own. */
export const CollapsedRows = <T,>({ items, nameOf, className, label, children }: CollapsedRowsProps<T>) => (
  <CollapsedList items={items}>
    {(shown) => (
      <ul className={className} aria-label={label}>
        {keyed(shown, nameOf).map(([key, item]) => (
          <li key={key}>{children(item)}</li>
        ))}
      </ul>
    )}
  </CollapsedList>
)
