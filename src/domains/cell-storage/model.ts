import type * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import {
  Amount,
  transform,
  Edge,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'

/** One offer to renew a contract. An offer without a price is refused, because an amount to pay is never guessed. */
const Renewal = shape('Renewal', {
  goodsId: Id,
  specificationItem: Text,
  /** Also the name of the order for this offer. */
  name: Title,
  years: WholeNumber,
  price: Amount,
  endTime: Edge,
})
export type Renewal = z.infer<typeof Renewal>

/** A storage contract with its renewal offers (REG-032). */
export const RenewDepositOrder = transform(
  shape('RenewDepositOrder', {
    id: Id,
    contractNo: Text,
    extendInfo: maybe(shape('RenewDepositInfo', { collectTime: Instant })),
    name: Title,
    mallOrderId: maybe(Id),
    /** The last day of the paid period, inclusive. */
    endTime: Edge,
    nextBill: maybe(shape('NextBill', { amount: Money, time: Instant })),
    renewals: listOf(Renewal),
    /** The order of a renewal that is not paid yet. */
    pendingOrderId: maybe(Id),
  }),
  ({ extendInfo, ...deposit }) => ({ ...deposit, collectTime: extendInfo?.collectTime ?? null }),
)
export type RenewDepositOrder = z.infer<typeof RenewDepositOrder>
