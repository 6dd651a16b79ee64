import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { orInaccessible } from '#/shared/api/gone.ts'
import { query, rowKey } from '#/shared/api/query.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { geneticFriendsApi } from './api.ts'

/** Refetched when the page becomes visible: other people may have answered or withdrawn. */
export const friends = () => ({ ...query(geneticFriendsApi.list, {}), ...refetchWhenVisible })

export const applications = () => ({ ...query(geneticFriendsApi.applications, {}), ...refetchWhenVisible })

export const recommendedFriends = () => query(geneticFriendsApi.recommended, {})

/**
 * Results must not be shown after the friend has ended the sharing. So they are read on each visit and not cached after
 * the screen is left, and a refusal replaces earlier data.
 */
export const friendById = (id: string) =>
  queryOptions({
    queryKey: [...rowKey(geneticFriendsApi.one), { path: { id } }] as const,
    queryFn: ({ signal }) => orInaccessible(call(geneticFriendsApi.one, { path: { id } }, { signal })),
    ...refetchWhenVisible,
    staleTime: 0,
    gcTime: 0,
  })

export const foundFriends = (keyword: string) => query(geneticFriendsApi.search, { body: { keyword } })

/** Whether the signed-in person has consented to the comparison of gene data (FAM-011). */
export const authorised = () => ({ ...query(geneticFriendsApi.authorised, {}), ...refetchWhenVisible })

export const seenBy = () => ({ ...query(geneticFriendsApi.seenBy, {}), ...refetchWhenVisible })

/** Writes a changed consent into the cache, so that it takes effect at once without another read (FAM-011). */
export const writeConsentToCache = (client: QueryClient, authorized: boolean): void =>
  void client.setQueryData(authorised().queryKey, { authorized })
