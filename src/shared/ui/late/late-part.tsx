import { type ComponentType, lazy, useState } from 'react'
import { PartBoundary } from './screen-part.tsx'

/**
 * A part of a screen with a chunk of its own, instead of `lazy`. When its code or its reads fail, the part shows the
 * error and a retry in its own place, and the screen stays. The surrounding `Suspense` shows the waiting state.
 */
export function latePart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  const make = () => lazy(load) as ComponentType<P>
  // All instances share a loaded chunk; an instance that failed loads it again.
  const shared = make()
  return function LatePart(props: P) {
    const [{ Part }, setPart] = useState({ Part: shared })
    return (
      <PartBoundary onRetry={() => setPart({ Part: make() })}>
        <Part {...props} />
      </PartBoundary>
    )
  }
}
