import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { FAILED_MS } from './loading-text.ts'

export type Load<P> = () => Promise<{ default: ComponentType<P> }>

/**
 * The code of a component with a chunk of its own. All instances share it.
 *
 * `lazy` is not used, because React keeps a Suspense fallback for at least 300 ms, and the chunk often arrives sooner.
 */
export function lazyCode<P extends object>(load: Load<P>) {
  let code: ComponentType<P> | null = null
  let loading: Promise<ComponentType<P> | null> | null = null
  /** Requests the chunk unless it is being loaded. Resolves to null if it fails; the next call requests it again. */
  const request = () =>
    (loading ??= load().then(
      (module) => (code = module.default),
      () => (loading = null),
    ))

  /** Requests the chunk; `Part` is null until it has arrived. */
  function useCode() {
    const [Part, setPart] = useState(() => code)
    const [failures, setFailures] = useState(0)
    const [lost, setLost] = useState(false)
    const bring = () => {
      const timer = setTimeout(() => setLost(true), FAILED_MS)
      void request().then((loaded) => {
        clearTimeout(timer)
        // A transition lets the surrounding screen be painted first.
        startTransition(() => (loaded ? setPart(() => loaded) : setFailures((count) => count + 1)))
      })
    }
    useEffect(bring, [])
    return {
      Part,
      /** Whether a failure is to be shown. The code may still arrive. */
      failed: lost || failures > 0,
      /**
       * Whether only a reload of the page can load the chunk: the browser waits for the lost request, or keeps the
       * failure.
       */
      needsReload: lost || failures > 1,
      retry: bring,
    }
  }
  return { request, useCode }
}
