import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf } from '#/shared/api/mutation.ts'
import { geneticFriendsApi } from './api.ts'
import type { Friend } from './model.ts'

const friendNow = (id: string): Promise<Friend> => call(geneticFriendsApi.one, { path: { id } })

const sendGrant = (authorized: boolean) => () => call(geneticFriendsApi.authorise, { body: { authorized } })

/** A lost answer: what the server says now. */
const findGrant = (wanted: boolean) => async () =>
  (await call(geneticFriendsApi.authorised, {})).authorized === wanted ? true : null

/**
 * Grants the use of my gene data. Nothing about other people is asked for before, and nothing of an earlier grant is
 * shown after it (FAM-011).
 */
export const grant = defineMutationOf<object, unknown>([geneticFriendsApi.authorise], sendGrant(true), {
  find: findGrant(true),
  removes: true,
})

/** Takes it back. What was read about other people is dropped and not read again: without a grant none of it may be. */
export const withdrawGrant = defineMutationOf<object, unknown>([geneticFriendsApi.authorise], sendGrant(false), {
  find: findGrant(false),
  removes: true,
  done: '已收回授权',
})

/** Applies to become friends (FAM-009). An application of the other person is not mine. */
export const applyTo = defineMutation(geneticFriendsApi.apply, {
  done: '申请已发出',
  find: async ({ body }) => {
    const { friendState, applied } = await friendNow(body.friendId)
    return friendState === 'APPLY' && applied !== false ? {} : null
  },
  refused: ['genetic-friends'],
})

/** Agrees or refuses (FAM-008). */
export const answerApplication = defineMutation(geneticFriendsApi.answer, {
  find: async ({ query: { id, friendState } }) => ((await friendNow(id)).friendState === friendState ? {} : null),
  refused: ['genetic-friends'],
})

/** Switches sharing with one friend (FAM-016). */
export const shareWith = defineMutation(geneticFriendsApi.share, {
  find: async ({ body: { id, share } }) => ((await friendNow(id)).share === share ? {} : null),
  refused: ['genetic-friends'],
})
