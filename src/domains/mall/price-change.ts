import type { Cents } from '#/shared/lib/money.ts'
import type { Goods } from './model.ts'
import type { Specification } from './specification.ts'

export interface PriceChange {
  before: Cents
  now: Cents
}

/** Two prices, if they are known and differ (decision 574). */
export const changeOf = (before: Cents | null | undefined, now: Cents | null | undefined): PriceChange | null =>
  before && now && before !== now ? { before, now } : null

/** The price of a specification as it was first shown, and as it is now; null when it is the same (decision 574). */
export function priceChange(shown: Pick<Goods, 'specifications'>, item: Specification | null): PriceChange | null {
  return item && changeOf(shown.specifications.find(({ id }) => id === item.id)?.price, item.price)
}
