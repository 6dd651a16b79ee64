import type * as z from 'zod/mini'
import { Edge, Id, Instant, Money, open, shape, Text } from '#/shared/api/wire.ts'

export const payOrderStatuses = [
  'WaitingForPayment',
  'StartedPayment',
  'Completed',
  'Failed',
  'UserCancelled',
  'SystemCancelled',
] as const
export type PayOrderStatus = (typeof payOrderStatuses)[number]

/** An unknown status is neither success nor failure; without an amount, nothing can be paid. The request has the id. */
export const PayOrder = shape(
  'PayOrder',
  { status: open(payOrderStatuses), amount: Money, subject: Text, expireTime: Edge },
  'status',
  'amount',
)
export type PayOrder = z.infer<typeof PayOrder>

export const Payment = shape('Payment', {
  id: Id,
  status: open(payOrderStatuses),
  amount: Money,
  channel: Text,
  paidTime: Instant,
})
export type Payment = z.infer<typeof Payment>
