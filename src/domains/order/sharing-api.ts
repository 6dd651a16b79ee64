import { defineApi } from '#/shared/api/endpoint.ts'

/** Apart from the person's own orders: the first screens do not need these rows. */
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
