import { call } from '#/shared/api/call.ts'
import { PAGE_SIZE } from '#/shared/api/query.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { familyApi } from './api.ts'
import { isSameInvitation } from './invitation-rules.ts'

/** Accepts or refuses an invitation (FAM-004). After a lost reply, the invitation is read again. */
export const answerInvitation = defineMutation(familyApi.answer, {
  find: async ({ body: { id, state } }) => {
    const invitation = await call(familyApi.invitation, { path: { id } })
    return invitation.status === state ? {} : null
  },
})

/** Sends an invitation (FAM-013); after a lost reply, the invitation is looked up among the sent invitations. */
export const inviteRelative = defineMutation(familyApi.invite, {
  done: '邀请已发出',
  find: async ({ body }, since) => {
    const [{ items }, types] = await Promise.all([
      call(familyApi.sent, { query: { page: 0, size: PAGE_SIZE } }),
      // Without the list, usual relations still have their words, and other relations are compared as they were sent.
      call(familyApi.relationTypes, {}).catch(() => ({ items: [] })),
    ])
    return items.some((sent) => isSameInvitation(sent, body, since, types.items)) ? {} : null
  },
  unknown: '暂时无法确认邀请是否发出，请先看看“我发出的邀请”',
})
