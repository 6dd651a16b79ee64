import * as z from 'zod/mini'
import { ChunkLoadError } from '#/shared/ui/lazy/chunk-deadline.ts'
import { storedValue } from '#/shared/lib/storage.ts'

const RELOAD_PAUSE_MS = 60_000

const lastReload = storedValue<number>('session', 'chunk-reload', z.number(), 0)

/**
 * Reloads the requested address from the server, at most once a minute, because after a deploy the old chunks may be
 * deleted.
 * @returns whether the page is being reloaded.
 */
export function recoverFromStaleChunk(address: string, assign: (url: string) => void, now = Date.now()): boolean {
  if (now - lastReload.read() < RELOAD_PAUSE_MS) return false
  lastReload.write(now)
  assign(address)
  return true
}

/**
 * If a chunk is missing on the server, reloads the requested address once. Offline it does not reload, because the
 * current page would be lost.
 */
export function recovering<T>(
  load: () => Promise<T>,
  assign: (url: string) => void,
  wanted: () => Pick<Location, 'pathname' | 'search'>,
): () => Promise<T> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      const { pathname, search } = wanted()
      const isStale = error instanceof ChunkLoadError && navigator.onLine
      if (!isStale || !recoverFromStaleChunk(pathname + search, assign)) throw error
      // Never resolves: the page is being reloaded, and nothing must be rendered meanwhile.
      return new Promise<T>(() => undefined)
    }
  }
}
