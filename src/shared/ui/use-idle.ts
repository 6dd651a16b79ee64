import { useEffect, useState } from 'react'
import { whenIdleAfterStart } from '#/shared/lib/idle.ts'

/** True after the browser was idle once: for content below the fold, which must not delay the first paint. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdleAfterStart(() => setIdle(true)), [])
  return idle
}
