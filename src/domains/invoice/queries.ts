import { infiniteQuery, query } from '#/shared/api/query.ts'
import { orderApi } from '#/domains/order/api.ts'
import { invoiceApi } from './api.ts'

export const invoiceOf = (orderId: string) => query(invoiceApi.ofOrder, { path: { id: orderId } })

export const receiptOf = (orderId: string) => query(invoiceApi.receipt, { path: { id: orderId } })

/** No call lists invoices: they are part of their orders (decision 118). */
export const billedOrders = () => infiniteQuery(orderApi.mine, { body: {} }, 50)
