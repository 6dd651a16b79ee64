import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** Specification §9: a chunk that does not come within this time is given up. */
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

/** A lazy import that cannot hang for ever and fails under the specification's names (API-025). */
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

/** What browsers say when a module or its style sheet is not there. */
const isImportFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)

const lastReload = stored<number>('session', 'chunk-reload', z.number(), 0)

/**
 * After a deploy the old chunks are gone: load the address that was asked for from the server, at most once a minute.
 * @returns whether the page is being loaded anew.
 */
export function recoverFromStaleChunk(address: string, assign: (url: string) => void, now = Date.now()): boolean {
  if (now - lastReload.read() < RELOAD_PAUSE_MS) return false
  lastReload.write(now)
  assign(address)
  return true
}

/**
 * A screen whose chunk is gone loads the present address anew, once. Offline it does not: a reload would take away the
 * page that is still there.
 */
export function recovering<T>(load: () => Promise<T>, assign: (url: string) => void): () => Promise<T> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      const address = window.location.pathname + window.location.search
      if (!(error instanceof ChunkLoadError) || !navigator.onLine || !recoverFromStaleChunk(address, assign))
        throw error
      // The page goes away; until then nothing is shown in its place.
      return new Promise<T>(() => undefined)
    }
  }
}
