import * as z from 'zod/mini'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export const payOrderStatuses = [
  'WaitingForPayment',
  'StartedPayment',
  'Completed',
  'Failed',
  'UserCancelled',
  'SystemCancelled',
] as const
export type PayOrderStatus = (typeof payOrderStatuses)[number]

/** Unknown states block payment like a failure would. */
export const PayOrder = z.object({
  id: Id,
  status: z.catch(z.enum(payOrderStatuses), 'Failed'),
  amount: Cents,
  subject: Text,
  expireTime: Instant,
})
export type PayOrder = z.infer<typeof PayOrder>

const Payment = z.object({
  id: Id,
  status: z.catch(z.enum(payOrderStatuses), 'Failed'),
  amount: Cents,
  channel: Text,
  paidTime: Instant,
})
export type Payment = z.infer<typeof Payment>

/** One payment, or several: always a list here. */
export const Payments = z.pipe(
  z.union([Payment, listOf(Payment)]),
  z.transform((reply) => (Array.isArray(reply) ? reply : [reply])),
)

export const OrderBehind = maybe(z.object({ id: Id }))

/** The relation of who looks at a shared payment to the order. */
export const OtherPayOrder = z.object({
  id: Id,
  status: z.catch(z.enum(payOrderStatuses), 'Failed'),
  amount: Cents,
  subject: Text,
  /** ROLE-010: whether the owner has asked others to pay. */
  canUseOtherPayment: Flag,
  /** The owner looks at the own link. */
  own: Flag,
})
export type OtherPayOrder = z.infer<typeof OtherPayOrder>

export const channels = ['alipay_wap', 'alipay_wap_cmb', 'wx_pub', 'wx_pub_cmb', 'mock'] as const
export type Channel = (typeof channels)[number]

/** A channel may come as its name or as an object; unknown ones are dropped by a rule (PAY-038). */
export const PayChannel = z.pipe(
  z.union([z.string(), z.object({ channel: z.string() })]),
  z.transform((entry) => (typeof entry === 'string' ? entry : entry.channel)),
)

export const StartBody = z.object({
  id: z.string(),
  channel: z.enum(channels),
  parameters: z.record(z.string(), z.string()),
  otherUserPayment: z.boolean(),
})
export const Started = z.object({ channelPaymentParameters: z.optional(z.unknown()) })
