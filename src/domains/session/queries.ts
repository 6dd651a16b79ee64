import { call } from '#/shared/api/call.ts'
import { query } from '#/shared/api/query.ts'
import { sessionApi } from './contract.ts'
import { knowUser } from './store.ts'

/** The signed-in person. Whoever reads it also learns whose session it is, so that the same person can go on after a 401. */
export const me = () => ({
  ...query(sessionApi.me, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const user = await call(sessionApi.me, {}, { signal })
    knowUser(user.id)
    return user
  },
})
