import { type ComponentType, lazy, Suspense, useState } from 'react'
import { withDeadline } from './chunk-deadline.ts'
import { type Layer, LayerWait } from './late-over.tsx'
import { LOST_MS } from './late-text.ts'
import { PartBoundary } from './screen-part.tsx'

type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * A part of a screen with a chunk of its own, instead of `lazy`. When its code or its reads fail, or its code is lost, the part shows the
 * error and a retry in its own place, and the screen stays. The surrounding `Suspense` shows the waiting state.
 */
export const latePart = <P extends object>(load: Load<P>): ComponentType<P> => late(withDeadline(load), () => null)

/**
 * Like `latePart`, for a panel or a viewer: the waiting message and a failure are shown over the screen. It contains
 * its own `Suspense`.
 */
export const lateLayer = <P extends Layer>(load: Load<P>): ComponentType<P> =>
  late(withDeadline(load, LOST_MS), (props) => props)

function late<P extends object>(load: Load<P>, layerOf: (props: P) => Layer | null): ComponentType<P> {
  const make = () => lazy(load) as ComponentType<P>
  // All instances share a loaded chunk; an instance that failed loads it again.
  const shared = make()
  return function LatePart(props: P) {
    const [{ Part }, setPart] = useState({ Part: shared })
    const layer = layerOf(props)
    const part = <Part {...props} />
    return (
      <PartBoundary onRetry={() => setPart({ Part: make() })} layer={layer}>
        {layer ? <Suspense fallback={<LayerWait layer={layer} />}>{part}</Suspense> : part}
      </PartBoundary>
    )
  }
}
