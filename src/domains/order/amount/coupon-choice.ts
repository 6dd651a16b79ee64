import type { Coupon } from '#/domains/coupon/model.ts'
import { couponRefusal, limitRefusal } from '#/domains/coupon/rules.ts'
import { paths, to } from '#/paths.ts'
import type { OrderOptions } from '../model.ts'
import { type CouponsSearch, NO_COUPON } from '../queries.ts'

type CouponOptions = Pick<OrderOptions, 'mallUserCoupons' | 'goodsTotalAmount'>

/**
 * The coupon in the address, if it is usable now.
 * @returns its id; null if the customer chose no coupon; undefined if the server chooses. An unusable id also gives
 * undefined, so that an old address still opens.
 */
export function usableChoice(
  { mallUserCoupons, goodsTotalAmount }: CouponOptions,
  named: string | null | undefined,
  now: number,
): string | null | undefined {
  if (!named) return named
  const coupon = mallUserCoupons.find((entry) => entry.id === named)
  if (!coupon || goodsTotalAmount === null) return undefined
  return couponRefusal(coupon, goodsTotalAmount, now) === null ? named : undefined
}

/**
 * The coupon of an order (GOODS-026). An explicit choice is used even if the coupon can no longer be used; the server
 * then refuses it. Without a choice, the order uses the server's default, if this coupon can be used.
 * @param chosen undefined if nothing was chosen, null for no coupon.
 */
export function chosenCoupon(
  { mallUserCoupons, goodsTotalAmount, defaultCouponId }: CouponOptions & { defaultCouponId: string | null },
  chosen: string | null | undefined,
  now: number,
): Coupon | null {
  const isDefault = chosen === undefined
  const coupon = mallUserCoupons.find(({ id }) => id === (isDefault ? defaultCouponId : chosen)) ?? null
  if (!coupon || !isDefault || goodsTotalAmount === null) return coupon
  return limitRefusal(coupon, goodsTotalAmount, now) === null ? coupon : null
}

/** The order page with the coupon chosen on /order-coupons-list (ADD-009); all other parameters stay. */
export function orderWithCoupon(
  { id, specification, number, ...kept }: CouponsSearch,
  couponId: string | null,
): string {
  return to(paths.orderInfo, { id: id ?? '' }, { specification, number, ...kept, couponId: couponId ?? NO_COUPON })
}
