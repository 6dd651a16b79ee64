import * as z from 'zod/mini'
import {
  Anything,
  as,
  either,
  Flag,
  FlagOrNot,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  open,
  orNothing,
  shape,
  Text,
} from '#/shared/api/wire.ts'

export const payOrderStatuses = [
  'WaitingForPayment',
  'StartedPayment',
  'Completed',
  'Failed',
  'UserCancelled',
  'SystemCancelled',
] as const
export type PayOrderStatus = (typeof payOrderStatuses)[number]

/**
 * An unknown state is neither success nor failure; without an amount nothing can be paid. Its id is the one that was
 * asked for.
 */
export const PayOrder = shape(
  'PayOrder',
  { status: open(payOrderStatuses), amount: Money, subject: Text, expireTime: Instant },
  'status',
  'amount',
)
export type PayOrder = z.infer<typeof PayOrder>

const Payment = shape('Payment', {
  id: Id,
  status: open(payOrderStatuses),
  amount: Money,
  channel: Text,
  paidTime: Instant,
})
export type Payment = z.infer<typeof Payment>

/** One payment, or several: always a list here. */
export const Payments = listOf(Payment)

export const OrderBehind = orNothing(shape('Order', { id: Id }))

/** The relation of who looks at a shared payment to the order. */
export const OtherPayOrder = shape(
  'PayOrder',
  {
    id: maybe(Id),
    status: open(payOrderStatuses),
    amount: Money,
    subject: Text,
    /** ROLE-010: whether the owner has asked others to pay; null where only the order says so. */
    canUseOtherPayment: FlagOrNot,
    /** The owner looks at the own link. */
    own: Flag,
  },
  'id',
  'status',
  'amount',
)
export type OtherPayOrder = z.infer<typeof OtherPayOrder>

export const channels = ['alipay_wap', 'alipay_wap_cmb', 'wx_pub', 'wx_pub_cmb', 'mock'] as const
export type Channel = (typeof channels)[number]

/** A channel may come as its name or as an object; unknown ones are dropped by a rule (PAY-038). */
export const PayChannel = either(
  Name,
  as(shape('PayChannel', { channel: Name }), ({ channel }) => channel),
  (channel) => channel,
)

export const StartBody = z.object({
  id: z.string(),
  channel: z.enum(channels),
  parameters: z.record(z.string(), z.string()),
  otherUserPayment: z.boolean(),
})
export const Started = shape('StartedPayment', { channelPaymentParameters: Anything })
