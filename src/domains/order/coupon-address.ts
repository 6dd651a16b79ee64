import type { Coupon } from '#/domains/coupon/model.ts'
import { couponRefusal } from '#/domains/coupon/rules.ts'
import { paths, to } from '#/paths.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { type CouponsSearch, NO_COUPON } from './queries.ts'

interface Choosable {
  mallUserCoupons: readonly Coupon[]
  goodsTotalAmount: Cents | null
}

/**
 * The coupon named in the address while it is usable; otherwise the server chooses, so that an old address still opens.
 */
export function usableChoice(options: Choosable, named: string | null | undefined, now: number) {
  if (!named) return named
  const { mallUserCoupons, goodsTotalAmount } = options
  const coupon = mallUserCoupons.find((entry) => entry.id === named)
  if (!coupon || goodsTotalAmount === null) return undefined
  return couponRefusal(coupon, goodsTotalAmount, now) === null ? named : undefined
}

/**
 * The coupon of an order: the person's choice, else the server's own while it is usable (GOODS-026).
 * @param chosen undefined: nothing was chosen; null: no coupon.
 */
export function chosenCoupon(
  { mallUserCoupons, goodsTotalAmount, defaultCouponId }: Choosable & { defaultCouponId: string | null },
  chosen: string | null | undefined,
  now: number,
): Coupon | null {
  const coupon = mallUserCoupons.find(({ id }) => id === (chosen === undefined ? defaultCouponId : chosen)) ?? null
  const refused = coupon && goodsTotalAmount !== null && couponRefusal(coupon, goodsTotalAmount, now)
  return chosen === undefined && refused ? null : coupon
}

/** The order page with the coupon chosen on /order-coupons-list (ADD-009); all other parameters stay. */
export function orderWithCoupon(
  { id, specification, number, ...kept }: CouponsSearch,
  couponId: string | null,
): string {
  return to(paths.orderInfo, { id: id ?? '' }, { specification, number, ...kept, couponId: couponId ?? NO_COUPON })
}
