import { type Cents, cents, formatAmount, formatMoney, minus, tenthsOf } from '#/shared/lib/money.ts'
import type { Coupon } from './model.ts'
import type { CouponTab } from './tabs.ts'

type Window = Pick<Coupon, 'startTime' | 'endTime'>

/**
 * Specification §4 Coupon: before, within (both edges count, a missing edge is open) or after its validity. GOODS-019,
 * GOODS-020.
 */
export function couponPhase({ startTime, endTime }: Window, now: number): 'early' | 'open' | 'over' {
  if (startTime !== null && now < startTime) return 'early'
  return endTime !== null && now > endTime ? 'over' : 'open'
}

export const couponPhaseLabel = { early: '未开始', open: '去使用', over: '已失效' } as const

/** The tab of a claimed coupon: used, expired, or usable (GOODS-021). */
export function heldTab(window: Window, used: boolean, now: number): CouponTab {
  if (used) return 'HASUSED'
  return couponPhase(window, now) === 'over' ? 'VALIDLESS' : 'CLAIMED'
}

/** couponBelong is open text: where a coupon is valid, if the value is known. */
const scopes: ReadonlyMap<string, string> = new Map([
  ['MALL', '商城商品可用'],
  ['GOODS', '指定商品可用'],
])

export const couponScope = ({ couponBelong }: Pick<Coupon, 'couponBelong'>): string => scopes.get(couponBelong) ?? ''

type Price = Pick<Coupon, 'discount' | 'discountType' | 'thresholdOfAmount'>

/** Total at or above the threshold (GOODS-026); an unreadable threshold is left to the server. */
export const reachesThreshold = ({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>, total: Cents): boolean =>
  thresholdOfAmount === null || total >= thresholdOfAmount

type Off = { kind: 'amount'; cents: Cents } | { kind: 'tenths'; tenths: number }

/** The discount by kind and number; null when unclear: 0折 would be free, and above 10折 is no discount. */
function offOf({ discount, discountType }: Pick<Price, 'discount' | 'discountType'>): Off | null {
  if (discount === null) return null
  if (discountType === 'FIXED_AMOUNT') return { kind: 'amount', cents: cents(Math.round(discount)) }
  return discountType === 'PROPORTION' && discount > 0 && discount <= 10 ? { kind: 'tenths', tenths: discount } : null
}

/** Whether kind, number and threshold are known: only then the app can compute the discount. */
export const isClearCoupon = (coupon: Price): boolean => offOf(coupon) !== null && coupon.thresholdOfAmount !== null

/** The discount on a total: never above the total, never negative (GOODS-023 to GOODS-025). */
export function couponDiscount(coupon: Price, total: Cents): Cents {
  const off = offOf(coupon)
  if (!off || !isClearCoupon(coupon) || !reachesThreshold(coupon, total) || total <= 0) return cents(0)
  if (off.kind === 'amount') return cents(Math.min(off.cents, total))
  return minus(total, tenthsOf(total, off.tenths))
}

/** The discount as far as known before the order. */
export const couponGain = (coupon: Price, total: Cents): string =>
  isClearCoupon(coupon) ? `可省${formatMoney(couponDiscount(coupon, total))}` : '优惠以订单金额为准'

/** Why a coupon cannot be used for a total now; null when it can. */
export function couponRefusal(coupon: Coupon, total: Cents, now: number): string | null {
  const phase = couponPhase(coupon, now)
  if (phase === 'early') return '未开始'
  if (phase === 'over') return '已过期'
  const missing = (coupon.thresholdOfAmount ?? 0) - total
  return reachesThreshold(coupon, total) ? null : `还差¥${formatAmount(missing)}可用`
}

/** `¥50` or `8.5折`; 优惠 for an unknown kind or number. */
export function couponFace(coupon: Price): string {
  const off = offOf(coupon)
  if (!off) return '优惠'
  if (off.kind === 'tenths') return `${Number(off.tenths.toFixed(1))}折`
  return `¥${formatAmount(off.cents).replace(/\.00$/, '')}`
}

/** `满200.00可用`, or 无门槛; for an unreadable threshold a text that refers to the order. */
export function couponThreshold({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>): string {
  if (thresholdOfAmount === null) return '使用门槛以下单时为准'
  return thresholdOfAmount > 0 ? `满${formatAmount(thresholdOfAmount)}可用` : '无门槛'
}

/** The coupon with the largest discount; among equals the one that ends first. */
export function bestCoupon(coupons: readonly Coupon[], total: Cents, now: number): Coupon | null {
  const usable = coupons.filter((coupon) => couponRefusal(coupon, total, now) === null)
  const byGain = (a: Coupon, b: Coupon) =>
    couponDiscount(b, total) - couponDiscount(a, total) || (a.endTime ?? Infinity) - (b.endTime ?? Infinity)
  return usable.sort(byGain)[0] ?? null
}

/**
 * The hint beside the chosen coupon: that it is the best, or which one saves more and how much. A coupon without a
 * discount is never called the best.
 */
export function couponHint(
  coupons: readonly Coupon[],
  chosen: Coupon,
  total: Cents,
  now: number,
): { saved: Cents; better: Coupon | null } {
  const best = bestCoupon(coupons, total, now)
  const saved = couponDiscount(chosen, total)
  if (!best || couponDiscount(best, total) <= saved) return { saved, better: null }
  return { saved: couponDiscount(best, total), better: best }
}
