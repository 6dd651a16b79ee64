import { defineApi } from '#/shared/api/endpoint.ts'

/** These rows are not in api.ts, because the first screens do not need them. */
export const sharingApi = defineApi('order', () => import('./model.ts'), {
  /** Orders that others placed through the user's shares (WAL-014). */
  sharingOrders: {
    method: 'POST',
    path: 'mallsales/api/user/mall-orders/get-sharing-orders',
    auth: 'user',
    query: 'PageQuery',
    reply: 'Order',
    list: true,
  },
})
