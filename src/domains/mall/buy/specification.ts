import type * as z from 'zod/mini'
import { transform, maybe, Money, Quantity, shape, Text } from '#/shared/api/wire.ts'

/** A price to pay; a negative price counts as missing. */
export const Price = transform(Money, (price) => (price === null || price < 0 ? null : price))

const Reward = transform(maybe(shape('Reward', { money: Money })), (reward) => reward?.money ?? null)

/** A variant of the goods. A variant without an id is identified by its name (specification §3). */
export const Specification = transform(
  shape(
    'SpecificationItem',
    {
      id: Text,
      name: Text,
      price: Price,
      priceBeforeDiscount: Money,
      /** Deposit in cents; null or 0 for goods with a single payment. */
      deposit: Money,
      stock: Quantity,
      inviterReward: Reward,
      salesReward: Reward,
    },
    'id',
    'name',
  ),
  ({ id, ...item }) => ({ ...item, id: id || item.name }),
)
export type Specification = z.infer<typeof Specification>
