import { type Cents, cents, minus, tenthsOf } from '#/shared/lib/money.ts'
import type { Coupon } from './model.ts'

export type Price = Pick<Coupon, 'discount' | 'discountType' | 'thresholdOfAmount'>

/** Total at or above the threshold (GOODS-026); an unreadable threshold is left to the server. */
export const reachesThreshold = ({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>, total: Cents): boolean =>
  thresholdOfAmount === null || total >= thresholdOfAmount

type Off = { kind: 'amount'; cents: Cents } | { kind: 'tenths'; tenths: number }

/** The discount by kind and number; null when unclear: 0折 would be free, and above 10折 is no discount. */
export function offOf({ discount, discountType }: Pick<Price, 'discount' | 'discountType'>): Off | null {
  if (discount === null) return null
  if (discountType === 'FIXED_AMOUNT') return { kind: 'amount', cents: cents(Math.round(discount)) }
  return discountType === 'PROPORTION' && discount > 0 && discount <= 10 ? { kind: 'tenths', tenths: discount } : null
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
