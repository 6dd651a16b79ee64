import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#/shared/lib/idle.ts'
import type { SheetProps } from './SheetPanel.tsx'

const load = () => import('./SheetPanel.tsx')
const SheetPanel = lazy(load)

/** A panel that comes up from the foot of the screen; closes by its button, the mask, a swipe and Escape. */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  // Not part of the first screen, but there when it is tapped.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <SheetPanel {...props} />
    </Suspense>
  )
}
