import * as z from 'zod/mini'
import {
  Anything,
  Edge,
  transform,
  union,
  flag,
  FlagOrClosed,
  Id,
  maybe,
  Money,
  Name,
  open,
  nullableReply,
  shape,
  Text,
} from '#/shared/api/wire.ts'

import { payOrderStatuses } from '#/domains/pay-order/model.ts'

export const OrderBehind = nullableReply(shape('Order', { id: Id }))

export const OtherPayOrder = shape(
  'PayOrder',
  {
    id: maybe(Id),
    status: open(payOrderStatuses),
    amount: Money,
    subject: Text,
    /**
     * ROLE-010: whether the owner has requested a payment by another person; null when the reply does not contain it.
     */
    canUseOtherPayment: FlagOrClosed,
    /** Whether the viewer is the owner. */
    own: flag(false, true),
  },
  'id',
  'status',
  'amount',
)
export type OtherPayOrder = z.infer<typeof OtherPayOrder>

/** The payment of a reservation, read by the reservation's id; a payment without its own id cannot be started. */
export const ReservationPayOrder = shape(
  'PayOrder',
  { id: Text, status: open(payOrderStatuses), amount: Money, subject: Text, expireTime: Edge },
  'id',
  'status',
  'amount',
)
export type ReservationPayOrder = z.infer<typeof ReservationPayOrder>

export const channels = ['alipay_wap', 'alipay_wap_cmb', 'wx_pub', 'wx_pub_cmb', 'mock'] as const
export type Channel = (typeof channels)[number]

/** A channel is a name or an object; a rule leaves out unknown channels (PAY-038). */
export const PayChannel = union(
  Name,
  transform(shape('PayChannel', { channel: Name }), ({ channel }) => channel),
  (channel) => channel,
)

export const StartBody = z.object({
  id: z.string(),
  channel: z.enum(channels),
  parameters: z.record(z.string(), z.string()),
  otherUserPayment: z.boolean(),
})
export const Started = shape('StartedPayment', { channelPaymentParameters: Anything })
