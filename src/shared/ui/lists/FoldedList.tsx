import type { ReactNode } from 'react'
import { keyed } from '../../lib/keyed.ts'
import { Folded } from './Folded.tsx'

interface FoldedListProps<T> {
  items: readonly T[]
  /** Returns the name of an entry, for its React key; several entries may have the same name. */
  nameOf: (item: T) => string | number | null
  className?: string
  label?: string
  children: (item: T) => ReactNode
}

/** A list of `Folded` entries, each in a line of its own. */
export const FoldedList = <T,>({ items, nameOf, className, label, children }: FoldedListProps<T>) => (
  <Folded items={items}>
    {(shown) => (
      <ul className={className} aria-label={label}>
        {keyed(shown, nameOf).map(([key, item]) => (
          <li key={key}>{children(item)}</li>
        ))}
      </ul>
    )}
  </Folded>
)
