import { type Cents, cents, minus, shareInTenths, toCents } from '#/shared/lib/money.ts'
import type { Coupon } from './model.ts'

export type Price = Pick<Coupon, 'discount' | 'discountType' | 'thresholdOfAmount'>

/** Whether the total reaches the threshold (GOODS-026); with an unreadable threshold, the server decides. */
export const reachesThreshold = ({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>, total: Cents): boolean =>
  thresholdOfAmount === null || total >= thresholdOfAmount

type Off = { kind: 'amount'; cents: Cents } | { kind: 'tenths'; tenths: number }

/**
 * A ratio is given in tenths with at most one decimal place (GOODS-025): 8.5 is valid, 8.55 is not, because its
 * discount would be a guess. A number below 1 is a fraction instead of tenths (0.9 for 9折), and 10 gives no discount.
 */
const isRatio = (tenths: number): boolean => tenths >= 1 && tenths < 10 && Number(tenths.toFixed(1)) === tenths

/** The discount by kind and number; null if the number is not a whole number of cents or not a valid ratio. */
export function reductionOf({ discount, discountType }: Pick<Price, 'discount' | 'discountType'>): Off | null {
  const amount = discount === null || discountType !== 'FIXED_AMOUNT' ? null : toCents(discount)
  if (amount !== null) return { kind: 'amount', cents: amount }
  return discount !== null && discountType === 'PROPORTION' && isRatio(discount)
    ? { kind: 'tenths', tenths: discount }
    : null
}

/** Whether kind, number and threshold are known, so that the app can compute the discount. */
export const isClearCoupon = (coupon: Price): boolean =>
  reductionOf(coupon) !== null && coupon.thresholdOfAmount !== null

/** The discount on a total: never above the total, never negative (GOODS-023 to GOODS-025). */
export function couponDiscount(coupon: Price, total: Cents): Cents {
  const off = reductionOf(coupon)
  if (!off || !isClearCoupon(coupon) || !reachesThreshold(coupon, total) || total <= 0) return cents(0)
  if (off.kind === 'amount') return cents(Math.min(off.cents, total))
  return minus(total, shareInTenths(total, off.tenths))
}
