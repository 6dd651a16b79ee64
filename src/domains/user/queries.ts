import { call } from '#/shared/api/call.ts'
import { query } from '#/shared/api/query.ts'
import { userApi } from './api.ts'
import { setUserId } from './store.ts'

/** The signed-in user. This read also stores the user's id, so that the same person can continue after a 401. */
export const me = () => ({
  ...query(userApi.me, {}),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const user = await call(userApi.me, {}, { signal })
    setUserId(user.id)
    return user
  },
})

/** Whether this person is a salesperson (ROLE-004). It rarely changes, and the guards of each address need it. */
export const isSalesman = () => ({ ...query(userApi.isSalesman, {}), staleTime: 300_000 })

export const sharerOf = (code: string) => ({ ...query(userApi.sharer, { path: { code } }), staleTime: 300_000 })
