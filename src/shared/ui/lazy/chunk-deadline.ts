import { withTimeout } from '#/shared/lib/time/with-timeout.ts'

/** Specification §9: the time limit for loading a chunk. */
export const CHUNK_TIMEOUT_MS = 120_000

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
    try {
      return await withTimeout(load(), ms, new ChunkLoadError('ChunkLoadError'))
    } catch (error) {
      throw error instanceof ChunkLoadError || !isImportFailure(error) ? error : asChunkError(error)
    }
  }
}

/** Errors of browsers when a module or its style sheet cannot be loaded. */
const isImportFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|preload CSS|Importing a module/i.test(error.message)
