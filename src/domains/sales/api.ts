import { defineApi } from '#/shared/api/endpoint.ts'

export const salesApi = defineApi('sales', () => import('./model.ts'), {
  /**
   * The specification only names this call; the path is our own choice (decision 137). The app searches the whole list.
   */
  addressBook: {
    method: 'GET',
    path: 'uaa/api/user/address-book',
    mayBeMissing: true,
    auth: 'user',
    reply: 'AddressBookEntry',
    list: true,
  },
})
