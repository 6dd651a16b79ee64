import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Specification §9: the time limit for loading a chunk. */
export const CHUNK_TIMEOUT_MS = 120_000
const RELOAD_PAUSE_MS = 60_000

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  constructor(
    readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED',
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

const isStyleFailure = (error: unknown): boolean => error instanceof Error && /css/i.test(error.message)

const asChunkError = (error: unknown): ChunkLoadError =>
  new ChunkLoadError(isStyleFailure(error) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', { cause: error })

/** A lazy import with a time limit that fails under the specification's error names (API-025). */
export function withDeadline<T>(load: () => Promise<T>, ms = CHUNK_TIMEOUT_MS): () => Promise<T> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError('ChunkLoadError')), ms)
    })
    try {
      return await Promise.race([load(), deadline])
    } catch (error) {
      throw error instanceof ChunkLoadError || !isImportFailure(error) ? error : asChunkError(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Errors of browsers when a module or its style sheet cannot be loaded. */
const isImportFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)

const lastReload = stored<number>('session', 'chunk-reload', z.number(), 0)

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
 * If a chunk is missing on the server, reloads the requested address once. It does not reload while offline, because
 * the page that is still shown would be lost.
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
