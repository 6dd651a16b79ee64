import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { query, readsOfRow } from '#/shared/api/query.ts'
import { watched } from '#/shared/api/watched.ts'
import { geneticFriendsApi } from './api.ts'
import type { Friend } from './model.ts'

/** The other person may answer or withdraw meanwhile. */
export const friends = () => ({ ...query(geneticFriendsApi.list, {}), ...watched })

export const applications = () => ({ ...query(geneticFriendsApi.applications, {}), ...watched })

export const recommendedFriends = () => query(geneticFriendsApi.recommended, {})

/** Somebody who is gone, or who may not be seen any more. */
export type Unseen = 'gone' | 'forbidden'

async function friendOr(found: Promise<Friend>): Promise<Friend | Unseen> {
  try {
    return (await nullIfGone(found)) ?? 'gone'
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'forbidden') return 'forbidden'
    throw error
  }
}

/**
 * What somebody shares must not be shown any longer than it is shared: it is read anew each time, nothing is kept once
 * the screen is left, and a refusal replaces what was read before.
 */
export const friendById = (id: string) =>
  queryOptions({
    queryKey: [...readsOfRow(geneticFriendsApi.one), { path: { id } }] as const,
    queryFn: ({ signal }): Promise<Friend | Unseen> =>
      friendOr(call(geneticFriendsApi.one, { path: { id } }, { signal })),
    ...watched,
    staleTime: 0,
    gcTime: 0,
  })

export const foundFriends = (keyword: string) => query(geneticFriendsApi.search, { body: { keyword } })

/** Whether I have authorised the use of my gene data (FAM-011). */
export const authorised = () => ({ ...query(geneticFriendsApi.authorised, {}), ...watched })

export const seenBy = () => ({ ...query(geneticFriendsApi.seenBy, {}), ...watched })

/** After it was given or taken back: the list or the consent stands at once, without asking again (FAM-011). */
export const showGrant = (client: QueryClient, authorized: boolean): void =>
  void client.setQueryData(authorised().queryKey, { authorized })
