import { defineApi } from '#/shared/api/endpoint.ts'

export const salesApi = defineApi('sales', () => import('./model.ts'), {
  /** Only named in the specification; the path is our own choice (decision 137). The app searches the whole list. */
  addressBook: {
    method: 'GET',
    path: 'address-book',
    url: '/uaa/api/user/address-book',
    mayBeMissing: true,
    auth: 'user',
    reply: 'AddressBookEntry',
    list: true,
  },
})
