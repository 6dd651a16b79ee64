import { useEffect, useState } from 'react'
import { whenIdle } from '#/shared/lib/idle.ts'

/** Whether the browser has been idle once: for content below the fold, which must not delay the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
