import type { Cents } from '#/shared/lib/money.ts'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'

export interface PriceChange {
  before: Cents
  now: Cents
}

/** The change between two prices; null when they are equal, or when one is missing or 0 (decision 574). */
export const changeOf = (before: Cents | null | undefined, now: Cents | null | undefined): PriceChange | null =>
  before && now && before !== now ? { before, now } : null

/** The change of a specification's price since the page first showed it; null without a change (decision 574). */
export function priceChange(shown: Pick<Goods, 'specifications'>, item: Specification | null): PriceChange | null {
  return item && changeOf(shown.specifications.find(({ id }) => id === item.id)?.price, item.price)
}
