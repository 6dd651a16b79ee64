import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

const Nothing = () => null

/**
 * A part with a chunk of its own that the screen does not need: if the chunk does not load, nothing is rendered. Not
 * `lazy`, because React keeps a Suspense fallback for at least 300 ms, and the chunk is often there sooner.
 * @param waiting what is rendered until the chunk is there.
 */
export function optional<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null) {
  let part: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  const waits = new Set<() => void>()
  const start = () =>
    load()
      .catch(() => Nothing as ComponentType<P>)
      .then((loaded) => {
        part = loaded
        for (const rendered of waits) rendered()
      })
  // Like `lazy`, the first rendering starts the load.
  const current = () => {
    loading ??= start()
    return part
  }
  const subscribe = (rendered: () => void) => {
    waits.add(rendered)
    return () => waits.delete(rendered)
  }
  return function Optional(props: P) {
    const Part = useSyncExternalStore(subscribe, current)
    return Part ? <Part {...props} /> : waiting
  }
}
