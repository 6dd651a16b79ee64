import type * as z from 'zod/mini'
import { Amount, transform, Id, Instant, listOf, maybe, Money, shape, Text, Whole } from '#/shared/api/wire.ts'

/** What a contract can be renewed with. Refused without a price: a payment is never guessed. */
const Renewal = shape('Renewal', {
  goodsId: Id,
  specificationItem: Text,
  /** Also the name of the order that it makes. */
  name: Text,
  years: Whole,
  price: Amount,
  /** Until when is stored then. */
  endTime: Instant,
})
export type Renewal = z.infer<typeof Renewal>

/** The contract of a storage, and how it can be renewed (REG-032). */
export const RenewDepositOrder = transform(
  shape('RenewDepositOrder', {
    id: Id,
    contractNo: Text,
    extendInfo: maybe(shape('RenewDepositInfo', { collectTime: Instant })),
    name: Text,
    mallOrderId: maybe(Id),
    /** Paid until this day, which is included. */
    endTime: Instant,
    nextBill: maybe(shape('NextBill', { amount: Money, time: Instant })),
    renewals: listOf(Renewal),
    /** A renewal that waits for its payment. */
    pendingOrderId: maybe(Id),
  }),
  ({ extendInfo, ...deposit }) => ({ ...deposit, collectTime: extendInfo?.collectTime ?? null }),
)
export type RenewDepositOrder = z.infer<typeof RenewDepositOrder>
