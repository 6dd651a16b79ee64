import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { query, readsOfRow } from '#/shared/api/query.ts'
import { helpApi } from './contract.ts'
import type { Item } from './model.ts'
import type { ShelfName } from './shelves.ts'

/** Texts rarely change: going back uses the cache. */
const FRESH_MS = 300_000

/** All at once: the search covers every text. */
const all = { query: { page: 0, size: 500 } }

/** Categories and texts of a shelf. */
export const itemsOf = (shelf: ShelfName) => ({
  ...(shelf === 'help' ? query(helpApi.list, all) : query(helpApi.knowledge, all)),
  staleTime: FRESH_MS,
})

const askText = (shelf: ShelfName, id: string, signal: AbortSignal): Promise<Item> =>
  shelf === 'help'
    ? call(helpApi.get, { path: { id } }, { signal })
    : call(helpApi.knowledgeText, { path: { id } }, { signal })

/**
 * One text; null when it is gone. The call for a single text is a reading (decision 430): where it answers 404, the
 * list is asked.
 */
export const textOf = (shelf: ShelfName, id: string) =>
  queryOptions({
    queryKey: [...readsOfRow(shelf === 'help' ? helpApi.get : helpApi.knowledgeText), { path: { id } }] as const,
    staleTime: FRESH_MS,
    queryFn: async ({ signal, client }: QueryFunctionContext): Promise<Item | null> => {
      const text = await nullIfGone(askText(shelf, id, signal))
      if (text) return text
      const { items } = await client.fetchQuery(itemsOf(shelf))
      return items.find((item) => item.id === id) ?? null
    },
  })
