import { type Entries, isRefused, type Refused, withRefused } from '#/shared/api/blocks.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { Specification } from './specification.ts'

/** Promotions that do not change the price. Any other kind may lower it, even one that this release does not know. */
const leavesPrice: readonly string[] = ['CASH_BACK', 'COUPONS_PACKAGE']

interface Sale extends Refused {
  abstractPromotionEvent: {
    promotionData: { startTime: EdgeTime; endTime: EdgeTime; promotionType: string }
  } | null
}

/** Whether it is unknown if a sale of these goods runs: the sale, its start or its end could not be read. */
export function isSaleUnclear(goods: Sale): boolean {
  if (isRefused(goods, 'abstractPromotionEvent')) return true
  if (!goods.abstractPromotionEvent) return false
  const { startTime, endTime, promotionType } = goods.abstractPromotionEvent.promotionData
  return (startTime === UNREADABLE || endTime === UNREADABLE) && !leavesPrice.includes(promotionType)
}

/** A variant at its price before the sale; without a price if the previous price was sent but could not be read. */
function atPriceBeforeSale(item: Specification): Specification {
  const { price, priceBeforeDiscount: before } = item
  if (isRefused(item, 'priceBeforeDiscount')) {
    const { priceBeforeDiscount: sent = '', ...others } = (item as Refused).refused ?? {}
    return { ...item, price: null, refused: { ...others, price: sent } } as Specification
  }
  return price === null || before === null || before <= price ? item : { ...item, price: before }
}

/**
 * Goods at the prices before a sale, if it is unknown whether the sale is running: such a sale reduces no price (ADR
 * 017). A variant without a previous price has its current price, because nothing shows that it was reduced.
 */
export function atPricesBeforeSale<G extends Sale & { specifications: Entries<Specification> }>(goods: G): G {
  if (!isSaleUnclear(goods)) return goods
  const { specifications: all } = goods
  return { ...goods, specifications: withRefused(all.map(atPriceBeforeSale), all.refused ?? []) }
}
