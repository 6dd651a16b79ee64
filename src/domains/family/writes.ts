import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { familyApi } from './contract.ts'
import { isSameInvitation, isAnswered } from './invitation-rules.ts'

/** Agrees or refuses (FAM-004); a lost answer is read again. */
export const answerInvitation = write(familyApi.answer, {
  find: async ({ body: { id, state } }) => {
    const invitation = await call(familyApi.invitation, { path: { id } })
    return isAnswered(invitation, state) ? {} : null
  },
  refused: ['family'],
})

/** Invites somebody (FAM-013); a lost answer is looked up among the sent ones. */
export const inviteRelative = write(familyApi.invite, {
  done: '邀请已发出',
  find: async ({ body }, since) => {
    const { items } = await call(familyApi.sent, { query: { page: 0, size: 20 } })
    return items.some((sent) => isSameInvitation(sent, body, since)) ? {} : null
  },
  unknown: '暂时无法确认邀请是否发出，请先到“家庭邀请”查看',
  refused: ['family'],
})
