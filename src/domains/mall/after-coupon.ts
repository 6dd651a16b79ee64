import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount } from '#/domains/coupon/discount.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents, times } from '#/shared/lib/money.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import type { Specification } from './buy/specification.ts'

export interface AfterCoupon {
  total: Cents
  /** The person already has the coupon; otherwise it must be claimed first. */
  claimed: boolean
}

/**
 * The price of pieces of a variant with the best coupon of the goods (decision 573). The coupon must be valid now, its
 * threshold must be reached and its discount must be known. Null without such a coupon. Null also for goods with a
 * deposit, even if the deposit could not be read, because only the order options show how a coupon changes a deposit.
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
    // Of two coupons with the same discount, a claimed coupon is preferred.
    return best?.total === after.total && best.claimed ? best : after
  }, null)
}
