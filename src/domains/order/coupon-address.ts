import type { Coupon } from '#/domains/coupon/model.ts'
import { couponRefusal } from '#/domains/coupon/rules.ts'
import { paths, to } from '#/paths.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { NO_COUPON } from './queries.ts'

interface Choosable {
  mallUserCoupons: readonly Coupon[]
  goodsTotalAmount: Cents | null
}

/** A named coupon as long as it can be used; else the choice is the server's again, so that an old address still opens. */
export function usableChoice(options: Choosable, named: string | null | undefined, now: number) {
  if (!named) return named
  const { mallUserCoupons, goodsTotalAmount } = options
  const coupon = mallUserCoupons.find((entry) => entry.id === named)
  if (!coupon || goodsTotalAmount === null) return undefined
  return couponRefusal(coupon, goodsTotalAmount, now) === null ? named : undefined
}

/**
 * The coupon of an order: what was chosen, else the server's own choice as long as it can be used (GOODS-026).
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

const KEPT = ['specification', 'number', 'requireShippingAddress', 'sharingCode', 'paymentMode', 'patientId']

/** The order page with a coupon chosen on /order-coupons-list (ADD-009); everything else of the order stays. */
export function orderWithCoupon(search: URLSearchParams, couponId: string | null): string {
  const kept = (name: string) => [name, search.get(name)] as const
  return to(
    paths.orderInfo,
    { id: search.get('id') ?? '' },
    {
      ...Object.fromEntries(KEPT.map(kept)),
      couponId: couponId ?? NO_COUPON,
    },
  )
}
