import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount } from '#/domains/coupon/discount.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents, times } from '#/shared/lib/money.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { type Priced, startingPrice } from './card-rules.ts'
import type { Specification } from './specification.ts'

export interface AfterCoupon {
  total: Cents
  /** The person already has the coupon; otherwise it must be claimed first. */
  claimed: boolean
}

/**
 * The price of pieces of a specification with the best coupon of the goods (decision 573): one that is valid now, whose
 * threshold is reached and whose discount is known. Null without such a coupon, and for a deposit, also one that could
 * not be read: only the order knows the effect of a coupon on it.
 */
export function afterCoupon(
  coupons: readonly Coupon[],
  item: Pick<Specification, 'price' | 'deposit'> | null,
  number: number,
  now: number,
): AfterCoupon | null {
  if (!item?.price || item.deposit || isRefused(item, 'deposit')) return null
  const total = times(item.price, number)
  return coupons.reduce<AfterCoupon | null>((best, coupon) => {
    const off = spanPhase(coupon, now) === 'open' ? couponDiscount(coupon, total) : 0
    const after = { total: cents(total - off), claimed: coupon.claimed }
    if (off <= 0 || (best && best.total < after.total)) return best
    // Of two with the same discount, one that is already claimed is better.
    return best?.total === after.total && best.claimed ? best : after
  }, null)
}

/** The specification with the lowest price: the one that a card shows; null when unknown. */
export function cheapest(goods: Priced): Specification | null {
  const least = startingPrice(goods)
  return goods.specifications.find(({ price }) => price !== null && price === least) ?? null
}

/** 起 is shown when the specifications differ in price, not when there are several at one price. */
export function pricesDiffer(goods: Priced): boolean {
  const least = startingPrice(goods)
  return least !== null && goods.specifications.some(({ price }) => price !== null && price > least)
}

/** `已售 3120`, from 10,000 on `已售 1.2万+`; empty when missing or 0. */
export function soldText(sales: number | null): string {
  if (!sales || sales < 0) return ''
  return sales < 10_000 ? `已售 ${sales}` : `已售 ${Math.floor(sales / 1000) / 10}万+`
}

/** A stock up to this number of pieces is shown. */
const FEW = 10

/** `仅剩 3 件`; empty with a larger stock, with none, or when missing. */
export const fewLeft = ({ stock }: Pick<Specification, 'stock'>): string =>
  stock !== null && stock > 0 && stock <= FEW ? `仅剩 ${stock} 件` : ''
