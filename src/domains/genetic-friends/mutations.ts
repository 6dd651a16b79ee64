import { call } from '#/shared/api/call.ts'
import { defineMutation, defineMutationOf, type Sending } from '#/shared/api/mutation.ts'
import { geneticFriendsApi } from './api.ts'
import type { Friend } from './model.ts'

const readFriend = (id: string): Promise<Friend> => call(geneticFriendsApi.one, { path: { id } })

const sendGrant = (authorized: boolean) => (_input: object, sending: Sending) =>
  call(geneticFriendsApi.authorise, { body: { authorized } }, sending)

/** The look-up after a lost reply: whether the server has the requested consent. */
const findGrant = (wanted: boolean) => async () =>
  (await call(geneticFriendsApi.authorised, {})).authorized === wanted ? true : null

/**
 * Gives the consent to compare gene data. Before the consent, no other person's data is requested, and data read under
 * an earlier consent is not shown again (FAM-011).
 */
export const giveConsent = defineMutationOf<object, unknown>([geneticFriendsApi.authorise], sendGrant(true), {
  find: findGrant(true),
  removes: true,
})

/**
 * Withdraws the consent. Cached data of other people is deleted and not refetched, because without the consent it must
 * not be read.
 */
export const withdrawConsent = defineMutationOf<object, unknown>([geneticFriendsApi.authorise], sendGrant(false), {
  find: findGrant(false),
  removes: true,
  done: '已收回授权',
})

/**
 * Applies for a friendship (FAM-009). After a lost reply, only the person's own application proves that it arrived; an
 * application from the other person does not.
 */
export const applyForFriendship = defineMutation(geneticFriendsApi.apply, {
  done: '申请已发出',
  find: async ({ body }) => {
    const { friendState, applied } = await readFriend(body.friendId)
    return friendState === 'APPLY' && applied !== false ? {} : null
  },
})

/** Accepts or refuses an application (FAM-008). */
export const answerApplication = defineMutation(geneticFriendsApi.answer, {
  find: async ({ query: { id, friendState } }) => ((await readFriend(id)).friendState === friendState ? {} : null),
})

/** Switches sharing with one friend on or off (FAM-016). */
export const setSharing = defineMutation(geneticFriendsApi.share, {
  find: async ({ body: { id, share } }) => ((await readFriend(id)).share === share ? {} : null),
})
