import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { kinApi } from './contract.ts'

const stateOf = async (id: string): Promise<string> => (await call(kinApi.one, { path: { id } })).friendState

/** Grants the use of my gene data, or takes it back (FAM-011). Nothing is sent before. */
export const authorise = write(kinApi.authorise, {
  find: async ({ body }) => ((await call(kinApi.authorised, {})).authorized === body.authorized ? {} : null),
})

/** Applies to become friends (FAM-009). */
export const applyTo = write(kinApi.apply, {
  done: '申请已发出',
  find: async ({ body }) => ((await stateOf(body.friendId)) === 'APPLY' ? {} : null),
  refused: ['kin'],
})

/** Agrees or refuses (FAM-008). */
export const answerApplication = write(kinApi.answer, {
  find: async ({ query: { id, friendState } }) => ((await stateOf(id)) === friendState ? {} : null),
  refused: ['kin'],
})

/** Switches sharing with one friend (FAM-016). */
export const shareWith = write(kinApi.share, {
  find: async ({ body: { id, share } }) => ((await call(kinApi.one, { path: { id } })).share === share ? {} : null),
})
