import type { ReactNode } from 'react'
import { useRefusedEntries } from './use-refused-entries.ts'

interface WhenAllReadProps {
  children: ReactNode
  /**
   * Shown instead of the sentence or the total. By default, nothing is shown, because the end of the screen shows the
   * number of refused entries.
   */
  otherwise?: ReactNode
}

/** Renders a sentence about absence, or a total, only if all entries of the screen could be read. */
export function WhenAllRead({ children, otherwise = null }: WhenAllReadProps) {
  const shown = useRefusedEntries() > 0 ? otherwise : children
  // A browser's translation replaces bare text, and then React cannot remove it.
  return typeof shown === 'string' ? <span>{shown}</span> : shown
}
