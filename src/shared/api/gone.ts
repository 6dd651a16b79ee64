import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import type { Endpoint, EndpointRow, InputOf, Read, ReplyOf } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { query } from './query.ts'

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** The read of one record that may have been deleted: null then, so that its screen can say so and lead on. */
export const orGone = <R extends EndpointRow, M>(endpoint: Endpoint<R, M> & { row: Read<R> }, input: InputOf<R, M>) =>
  queryOptions({
    queryKey: query(endpoint, input).queryKey,
    queryFn: async ({ signal }): Promise<ReplyOf<R, M> | null> => {
      try {
        return await call(endpoint, input, { signal })
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
  })
