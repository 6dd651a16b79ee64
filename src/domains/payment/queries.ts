import { payOrderApi } from '#/domains/pay-order/api.ts'
import type { Payment } from '#/domains/pay-order/model.ts'
import { entriesOf, query } from '#/shared/api/query.ts'
import { paymentApi } from './api.ts'

export const paymentsOf = (orderId: string) => ({
  ...query(payOrderApi.ofOrder, { path: { id: orderId } }),
  select: entriesOf<Payment>,
})

export const orderOfPayment = (payOrderId: string) => query(paymentApi.orderBehind, { path: { id: payOrderId } })
