import type { ReactNode } from 'react'
import { lazyCode, type Load } from './lazy-code.ts'

/**
 * A part that nobody would miss, with a chunk of its own: if the chunk does not load, nothing is rendered.
 * `optionalPart` has a file of its own, because home needs no failure panel.
 * `request` loads the code before the part is rendered.
 * @param waiting is rendered until the chunk has arrived.
 */
export function optionalPart<P extends object>(load: Load<P>, waiting: ReactNode = null) {
  const { useCode, request } = lazyCode(load)
  function OptionalPart(props: P) {
    const { Part, failed } = useCode()
    if (Part) return <Part {...props} />
    return failed ? null : waiting
  }
  return Object.assign(OptionalPart, { request })
}
