import type * as z from 'zod/mini'
import { as, maybe, Money, shape, Text, Whole } from '#/shared/api/wire.ts'

/** What somebody pays; below 0 it is no price. */
export const Price = as(Money, (price) => (price === null || price < 0 ? null : price))

const Reward = as(maybe(shape('Reward', { money: Money })), (reward) => reward?.money ?? null)

/** One of the forms in which goods are sold. Without an id it is known by its name (specification §3). */
export const Specification = as(
  shape(
    'SpecificationItem',
    {
      id: Text,
      name: Text,
      price: Price,
      priceBeforeDiscount: Money,
      /** Cents paid first; null or 0 when the goods are paid at once only. */
      deposit: Money,
      stock: Whole,
      inviterReward: Reward,
      salesReward: Reward,
    },
    'id',
    'name',
  ),
  ({ id, ...item }) => ({ ...item, id: id || item.name }),
)
export type Specification = z.infer<typeof Specification>
