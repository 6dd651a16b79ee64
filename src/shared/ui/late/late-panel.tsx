import { type ComponentType, useEffect, useState } from 'react'
import { lateLayer } from './late-part.tsx'
import { whenCalm } from '#/shared/lib/idle.ts'

/** A panel that opens on a tap: loaded when the page is idle, not with the first screen. */
export function latePanel<P extends { open: boolean; onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<P> }>,
) {
  const Panel = lateLayer(load)
  return function LatePanel(props: P) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    useEffect(() => whenCalm(() => void load().catch(() => undefined)), [])
    return wanted ? <Panel {...props} /> : null
  }
}
