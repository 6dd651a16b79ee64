import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { query, rowKey } from '#/shared/api/query.ts'
import { helpApi } from './api.ts'
import type { Item } from './model.ts'
import type { CollectionName } from './collections.ts'

/** Texts rarely change, so after Back they are shown from the cache for this many ms. */
const FRESH_MS = 300_000

/** The whole list in one request: the search needs every text. */
const allTexts = { query: { page: 0, size: 500 } }

export const itemsOf = (collection: CollectionName) => ({
  ...(collection === 'help' ? query(helpApi.list, allTexts) : query(helpApi.knowledge, allTexts)),
  staleTime: FRESH_MS,
})

const askText = (collection: CollectionName, id: string, signal: AbortSignal): Promise<Item> =>
  collection === 'help'
    ? call(helpApi.get, { path: { id } }, { signal })
    : call(helpApi.knowledgeText, { path: { id } }, { signal })

/**
 * One text; null when it does not exist. The call for a single text is an assumption (decision 430): after a 404, the
 * text is taken from the list.
 */
export const textOf = (collection: CollectionName, id: string) =>
  queryOptions({
    queryKey: [...rowKey(collection === 'help' ? helpApi.get : helpApi.knowledgeText), { path: { id } }] as const,
    staleTime: FRESH_MS,
    queryFn: async ({ signal, client }: QueryFunctionContext): Promise<Item | null> => {
      const text = await nullIfGone(askText(collection, id, signal))
      if (text) return text
      const { items } = await client.fetchQuery(itemsOf(collection))
      return items.find((item) => item.id === id) ?? null
    },
  })
