import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { domainKey, rowKey } from '#/shared/api/query.ts'
import { mallApi } from './api.ts'

/**
 * Refetches the reads of the mall. A long list is first cut to its first page, because refetching every page would take
 * long; the screen is at its top anyway.
 */
export function useRefresh(list: QueryKey): () => Promise<unknown> {
  const client = useQueryClient()
  return () => {
    client.setQueryData<InfiniteData<unknown>>(list, (data) =>
      data ? { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) } : data,
    )
    return Promise.all([
      client.refetchQueries({ queryKey: list }),
      client.refetchQueries({ queryKey: domainKey('banner'), type: 'active' }),
      client.refetchQueries({ queryKey: rowKey(mallApi.groups), type: 'active' }),
      client.refetchQueries({ queryKey: rowKey(mallApi.promotions), type: 'active' }),
    ])
  }
}
