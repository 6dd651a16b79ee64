import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, errorText } from './errors.ts'
import { refusedCount } from './refused-entries.ts'
import { toast } from '#/shared/ui/layers/toast.ts'

const RETRIES = 2

/**
 * Only reads are retried, and only after errors that may be temporary. A read that timed out is not retried
 * automatically, because the person has already waited; the person can tap 重试.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= RETRIES) return false
  if (error.kind === 'network') return !error.timedOut
  if (error.kind === 'rejected') return error.retryAfter !== null
  return [502, 503, 504].includes(error.status ?? 0)
}

/** ms before retry `failures + 1`: the delay that the server sent, else 0.5 s, then 1.5 s. */
export function retryDelay(failures: number, error: Error): number {
  if (error instanceof ApiError && error.retryAfter !== null) return error.retryAfter
  return failures === 0 ? 500 : 1500
}

/** The action of 重试: refetches in parallel all reads that have failed and have no data. */
export const refetchFailed = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ predicate: ({ state }) => state.status === 'error' && state.data === undefined })

/** Refetches all reads of the screen, also reads whose reply was read but lacks what the screen needs. */
export const refetchShown = (client: QueryClient): Promise<void> => client.refetchQueries({ type: 'active' })

/**
 * The action of 重试 in the message about refused entries: refetches those reads of the screen that have entries or parts
 * that could not be read.
 */
export const refetchRefused = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => refusedCount(state.data) > 0 })

/**
 * The query cache of one identity; it is discarded when another person signs in. The cache runs reads only; for writes
 * see mutation.ts.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // After a failed refetch, the screen keeps its data and a toast names the error.
      onError: (error, read) => {
        if (read.state.data !== undefined && !(error instanceof ApiError && error.kind === 'cancelled'))
          toast(errorText(error))
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 10_000,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
    },
  })
}
