import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { ChunkFailure } from './chunk-failure.tsx'

type Load<P> = () => Promise<ComponentType<P>>

const Nothing = () => null

/**
 * A part with a chunk of its own that the screen does not need: if the chunk does not load, nothing is rendered.
 * @param waiting what is rendered until the chunk is there.
 */
export const optional = <P extends object>(load: Load<P>, waiting: ReactNode = null) => arriving(load, waiting, Nothing)

/** Like `optional`, for a part that people would miss: if the chunk does not load, the part shows an error and a retry. */
export const needed = <P extends object>(load: Load<P>, waiting: ReactNode = null) =>
  arriving(load, waiting, ChunkFailure)

/** Not `lazy`, because React keeps a Suspense fallback for at least 300 ms, and the chunk often arrives sooner. */
function arriving<P extends object>(
  load: Load<P>,
  waiting: ReactNode,
  Failure: ComponentType<{ retried: boolean; retry: () => void }>,
) {
  let part: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P> | null> | null = null
  const start = () =>
    (loading ??= load().then(
      (loaded) => (part = loaded),
      () => (loading = null),
    ))
  return function Arriving(props: P) {
    const [Part, setPart] = useState(() => part)
    const [failures, setFailures] = useState(0)
    const bring = () =>
      void start().then((loaded) =>
        // A transition lets the surrounding screen be painted first.
        startTransition(() => (loaded ? setPart(() => loaded) : setFailures((count) => count + 1))),
      )
    useEffect(bring, [])
    if (Part) return <Part {...props} />
    return failures > 0 ? <Failure retried={failures > 1} retry={bring} /> : waiting
  }
}
