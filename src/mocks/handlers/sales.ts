import { salesApi } from '#/domains/sales/api.ts'
import { mockApi } from '../mock-api.ts'

export const salesHandlers = mockApi(salesApi, {
  addressBook: ({ db, user }) => db.contacts.filter(({ userId }) => userId === user.id),
})
