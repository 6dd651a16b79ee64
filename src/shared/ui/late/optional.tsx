import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'

const Nothing = () => null

/**
 * A part with a chunk of its own that the screen does not need: if the chunk does not load, nothing is rendered. Not
 * `lazy`, because React keeps a Suspense fallback for at least 300 ms, and the chunk is often there sooner.
 * @param waiting what is rendered until the chunk is there.
 */
export function optional<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  let part: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P>> | null = null
  const start = () =>
    (loading ??= load()
      .catch(() => Nothing as ComponentType<P>)
      .then((loaded) => (part = loaded)))
  return function Optional(props: P) {
    const [Part, setPart] = useState(() => part)
    useEffect(() => {
      // A transition lets the surrounding screen be painted first.
      void start().then((loaded) => startTransition(() => setPart(() => loaded)))
    }, [])
    return Part ? <Part {...props} /> : waiting
  }
}
