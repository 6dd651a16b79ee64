import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { mallApi } from './contract.ts'

/**
 * Reads what the mall shows anew. A list of many pages goes back to its first one before that: one stands at its top, and
 * a request for every page would be waited for.
 */
export function useRefresh(list: QueryKey): () => Promise<unknown> {
  const client = useQueryClient()
  return () => {
    client.setQueryData<InfiniteData<unknown>>(list, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    )
    return Promise.all([
      client.refetchQueries({ queryKey: list }),
      client.refetchQueries({ queryKey: ['home'], type: 'active' }),
      client.refetchQueries({ queryKey: ['mall', mallApi.groups.id], type: 'active' }),
      client.refetchQueries({ queryKey: ['mall', mallApi.promotions.id], type: 'active' }),
    ])
  }
}
