import type { ReactNode } from 'react'
import { type Load, partCode } from './late-code.ts'

/**
 * A part that nobody would miss, with a chunk of its own: if the chunk does not load, nothing is rendered. `optional`
 * has a file of its own, because home needs no failure panel.
 * @param waiting is rendered until the chunk has arrived.
 */
export function optional<P extends object>(load: Load<P>, waiting: ReactNode = null) {
  const { useCode } = partCode(load)
  return function Optional(props: P) {
    const { Part, failed } = useCode()
    if (Part) return <Part {...props} />
    return failed ? null : waiting
  }
}
