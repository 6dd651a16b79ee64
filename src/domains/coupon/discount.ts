import { type Cents, cents, minus, tenthsOf, toCents } from '#/shared/lib/money.ts'
import type { Coupon } from './model.ts'

export type Price = Pick<Coupon, 'discount' | 'discountType' | 'thresholdOfAmount'>

/** Total at or above the threshold (GOODS-026); an unreadable threshold is left to the server. */
export const reachesThreshold = ({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>, total: Cents): boolean =>
  thresholdOfAmount === null || total >= thresholdOfAmount

type Off = { kind: 'amount'; cents: Cents } | { kind: 'tenths'; tenths: number }

/**
 * Tenths have at most one decimal place (GOODS-025): 8.5, not 8.55, whose discount would be a guess. Below 1 a fraction
 * was sent in their place (0.9 for 9折), and 10 takes nothing off.
 */
const isRatio = (tenths: number): boolean => tenths >= 1 && tenths < 10 && Number(tenths.toFixed(1)) === tenths

/** The discount by kind and number; null when unclear: a part of a cent, or an invalid ratio. */
export function offOf({ discount, discountType }: Pick<Price, 'discount' | 'discountType'>): Off | null {
  const amount = discount === null || discountType !== 'FIXED_AMOUNT' ? null : toCents(discount)
  if (amount !== null) return { kind: 'amount', cents: amount }
  return discount !== null && discountType === 'PROPORTION' && isRatio(discount)
    ? { kind: 'tenths', tenths: discount }
    : null
}

/** Whether kind, number and threshold are known: otherwise the app cannot compute the discount. */
export const isClearCoupon = (coupon: Price): boolean => offOf(coupon) !== null && coupon.thresholdOfAmount !== null

/** The discount on a total: never above the total, never negative (GOODS-023 to GOODS-025). */
export function couponDiscount(coupon: Price, total: Cents): Cents {
  const off = offOf(coupon)
  if (!off || !isClearCoupon(coupon) || !reachesThreshold(coupon, total) || total <= 0) return cents(0)
  if (off.kind === 'amount') return cents(Math.min(off.cents, total))
  return minus(total, tenthsOf(total, off.tenths))
}
