import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { registrationApi } from './contract.ts'

/** REG-018. */
export const cancelRegistration = write(registrationApi.cancel, {
  done: '已取消',
  refused: ['registration'],
  find: async ({ path }) => {
    const { items } = await call(registrationApi.list, { query: { page: 0, size: 100 } })
    return items.find(({ id }) => id === path.id)?.status === 'CANCEL' ? true : null
  },
})
