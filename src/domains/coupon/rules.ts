import { type Cents, cents, formatAmount, formatMoney, minus, tenthsOf } from '#/shared/lib/money.ts'
import type { Coupon } from './model.ts'
import type { CouponTab } from './tabs.ts'

type Window = Pick<Coupon, 'startTime' | 'endTime'>

/** Specification §4 Coupon: before its start, inside its window (both edges count, a missing edge is open), after it. GOODS-019, GOODS-020. */
export function couponPhase({ startTime, endTime }: Window, now: number): 'early' | 'open' | 'over' {
  if (startTime !== null && now < startTime) return 'early'
  return endTime !== null && now > endTime ? 'over' : 'open'
}

export const couponPhaseLabel = { early: '未开始', open: '去使用', over: '已失效' } as const

/** The tab of a coupon that somebody holds: used, over, or still to be used (GOODS-021). */
export function heldTab(window: Window, used: boolean, now: number): CouponTab {
  if (used) return 'HASUSED'
  return couponPhase(window, now) === 'over' ? 'VALIDLESS' : 'CLAIMED'
}

/** couponBelong is open text: where a coupon counts, as far as its word is known. */
const scopes: ReadonlyMap<string, string> = new Map([
  ['MALL', '商城商品可用'],
  ['GOODS', '指定商品可用'],
])

export const couponScope = ({ couponBelong }: Pick<Coupon, 'couponBelong'>): string => scopes.get(couponBelong) ?? ''

type Price = Pick<Coupon, 'discount' | 'discountType' | 'thresholdOfAmount'>

/** Total at or above the threshold (GOODS-026); one that cannot be read is for the server to judge. */
export const reachesThreshold = ({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>, total: Cents): boolean =>
  thresholdOfAmount === null || total >= thresholdOfAmount

type Off = { kind: 'amount'; cents: Cents } | { kind: 'tenths'; tenths: number }

/** What its kind and number mean; null where nobody knows: 0折 would give the goods away, and above 10折 is no discount. */
function offOf({ discount, discountType }: Pick<Price, 'discount' | 'discountType'>): Off | null {
  if (discount === null) return null
  if (discountType === 'FIXED_AMOUNT') return { kind: 'amount', cents: cents(Math.round(discount)) }
  return discountType === 'PROPORTION' && discount > 0 && discount <= 10 ? { kind: 'tenths', tenths: discount } : null
}

/** Whether kind, number and threshold are known: only then the app can say what it takes off. */
export const isClearCoupon = (coupon: Price): boolean => offOf(coupon) !== null && coupon.thresholdOfAmount !== null

/** What the coupon takes off a total: never more than the total, never negative (GOODS-023 to GOODS-025). */
export function couponDiscount(coupon: Price, total: Cents): Cents {
  const off = offOf(coupon)
  if (!off || !isClearCoupon(coupon) || !reachesThreshold(coupon, total) || total <= 0) return cents(0)
  if (off.kind === 'amount') return cents(Math.min(off.cents, total))
  return minus(total, tenthsOf(total, off.tenths))
}

/** What the coupon saves, as far as anybody knows before the order. */
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

/** `¥50` or `8.5折`; of a kind or number that is not known 优惠. */
export function couponFace(coupon: Price): string {
  const off = offOf(coupon)
  if (!off) return '优惠'
  if (off.kind === 'tenths') return `${Number(off.tenths.toFixed(1))}折`
  return `¥${formatAmount(off.cents).replace(/\.00$/, '')}`
}

/** `满200.00可用`, or 无门槛; one that cannot be read is named by the order. */
export function couponThreshold({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>): string {
  if (thresholdOfAmount === null) return '使用门槛以下单时为准'
  return thresholdOfAmount > 0 ? `满${formatAmount(thresholdOfAmount)}可用` : '无门槛'
}

/** The coupon that takes the most off; the one that ends first among equals. */
export function bestCoupon(coupons: readonly Coupon[], total: Cents, now: number): Coupon | null {
  const usable = coupons.filter((coupon) => couponRefusal(coupon, total, now) === null)
  const byGain = (a: Coupon, b: Coupon) =>
    couponDiscount(b, total) - couponDiscount(a, total) || (a.endTime ?? Infinity) - (b.endTime ?? Infinity)
  return usable.sort(byGain)[0] ?? null
}

/**
 * What is said beside the chosen coupon of an order: that it is the best, or which one saves more and how much. Of a coupon
 * that saves nothing it is never said that it is the best.
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
