import { useEffect, useState } from 'react'
import { whenIdle } from '#/shared/lib/idle.ts'

/** Whether the page has had nothing better to do once: for what lies below and must not compete with the first picture. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
