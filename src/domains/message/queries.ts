import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Page } from '#/shared/api/endpoint.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { infiniteQuery, query, rowKey } from '#/shared/api/query.ts'
import { invalidate, sendMutation } from '#/shared/api/mutation.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { messageApi } from './api.ts'
import type { Message } from './model.ts'
import { newestFirst, unreadIds, withRead } from './rules.ts'
import { openMessage } from './mutations.ts'

type Loaded = InfiniteData<Page<Message>, number>

const sorted = (data: Loaded): Loaded => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: newestFirst(page.items) })),
})

/** Refetched when the page becomes visible, because messages may have been read on another device. */
export const messages = () => ({
  ...infiniteQuery(messageApi.list, {}),
  select: sorted,
  ...refetchWhenVisible,
})

/** The number of unread messages; null when the server does not send it (MISC-006). */
export const unread = () => ({
  ...query(messageApi.unread, {}),
  staleTime: 30_000,
  ...refetchWhenVisible,
})

/** Updates the cached list and number at once; the following refetch corrects them. */
function showRead(client: QueryClient, id: string): void {
  const list = { queryKey: rowKey(messageApi.list) }
  const wasUnread = client
    .getQueriesData<Loaded>(list)
    .some(([, data]) => data !== undefined && unreadIds(data).includes(id))
  client.setQueriesData<Loaded>(list, (data) => data && withRead(data, id))
  if (wasUnread)
    client.setQueriesData<number | null>({ queryKey: rowKey(messageApi.unread) }, (count) =>
      count ? count - 1 : count,
    )
}

/** One message; null when it does not exist. Reading it marks it as read on the server. */
export const messageById = (id: string) =>
  queryOptions({
    queryKey: [...rowKey(messageApi.get), { path: { id } }] as const,
    meta: { seen: true },
    queryFn: async ({ client }): Promise<Message | null> => {
      const message = await nullIfGone(sendMutation(openMessage, { path: { id } }))
      if (message) showRead(client, id)
      // Invalidates all reads except this read, which would otherwise start again for ever.
      void invalidate(client, openMessage.changes, 'now', messageApi.get.id)
      return message
    },
  })
