import { type Cents, formatAmount, formatMoney } from '#/shared/lib/money.ts'
import { endOrder, type Span, spanPhase, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { couponDiscount, isClearCoupon, reductionOf, type Price, reachesThreshold } from './discount.ts'
import { type Coupon, kinds } from './model.ts'
import type { CouponTab } from './tabs.ts'

/** GOODS-019, GOODS-020. */
export const couponPhaseLabel = { early: '未开始', open: '去使用', over: '已失效', unknown: UNKNOWN_TIME } as const

/** The tab of a claimed coupon: used, expired, or usable (GOODS-021). */
export function tabOfCoupon(window: Span, used: boolean, now: number): CouponTab {
  if (used) return 'HASUSED'
  return spanPhase(window, now) === 'over' ? 'VALIDLESS' : 'CLAIMED'
}

/** The labels of the known values of `couponBelong` (open text): the goods for which a coupon is valid. */
const scopes: ReadonlyMap<string, string> = new Map([
  ['MALL', '商城商品可用'],
  ['GOODS', '指定商品可用'],
])

export const couponScope = ({ couponBelong }: Pick<Coupon, 'couponBelong'>): string => scopes.get(couponBelong) ?? ''

export const couponReductionText = (coupon: Price, total: Cents): string =>
  isClearCoupon(coupon) ? `可省${formatMoney(couponDiscount(coupon, total))}` : '优惠以订单金额为准'

const UNKNOWN_DISCOUNT = '优惠未知'

/** Whether the kind of the coupon is known but its discount could not be read (ADR 017). */
const isDiscountUnknown = (coupon: Pick<Coupon, 'discount' | 'discountType'>): boolean =>
  kinds.some((kind) => kind === coupon.discountType) && reductionOf(coupon) === null

/** The label of a coupon that the person has: 去使用, or the reason why it cannot be used. */
export function couponStateLabel(coupon: Span & Pick<Coupon, 'discount' | 'discountType'>, now: number): string {
  const phase = spanPhase(coupon, now)
  return phase === 'open' && isDiscountUnknown(coupon) ? UNKNOWN_DISCOUNT : couponPhaseLabel[phase]
}

/** The reason why a coupon cannot be used for a total now; null if the coupon can be used. */
export const couponRefusal = (coupon: Coupon, total: Cents, now: number): string | null =>
  limitRefusal(coupon, total, now) ?? (isDiscountUnknown(coupon) ? UNKNOWN_DISCOUNT : null)

/**
 * The reason by period and threshold only, for the coupon that the server has chosen: the server has already computed
 * the discount of this coupon.
 */
export function limitRefusal(coupon: Coupon, total: Cents, now: number): string | null {
  const phase = spanPhase(coupon, now)
  if (phase === 'early') return '未开始'
  if (phase === 'over') return '已过期'
  if (phase === 'unknown') return UNKNOWN_TIME
  const missing = (coupon.thresholdOfAmount ?? 0) - total
  return reachesThreshold(coupon, total) ? null : `还差¥${formatAmount(missing)}可用`
}

/** The value as `¥50` or `8.5折`; 优惠 for an unknown kind or number. */
export function couponValueText(coupon: Price): string {
  const off = reductionOf(coupon)
  if (!off) return '优惠'
  if (off.kind === 'tenths') return `${off.tenths}折`
  return `¥${formatAmount(off.cents).replace(/\.00$/, '')}`
}

/** `满200.00可用`, or 无门槛. With an unreadable threshold, the text refers to the order. */
export function couponThreshold({ thresholdOfAmount }: Pick<Price, 'thresholdOfAmount'>): string {
  if (thresholdOfAmount === null) return '使用门槛以下单时为准'
  return thresholdOfAmount > 0 ? `满${formatAmount(thresholdOfAmount)}可用` : '无门槛'
}

/**
 * The claimed coupons. An order accepts only claimed coupons, so a price without a claim button uses only claimed
 * coupons (decision 573).
 */
export const heldCoupons = (coupons: readonly Coupon[]): Coupon[] => coupons.filter(({ claimed }) => claimed)

const cheapening = (coupons: readonly Coupon[], total: Cents, now: number): Coupon[] =>
  coupons.filter((coupon) => couponRefusal(coupon, total, now) === null && couponDiscount(coupon, total) > 0)

/** The coupons that are not claimed yet, can be claimed now and make an order of this total cheaper. */
export const claimableCoupons = (coupons: readonly Coupon[], total: Cents, now: number): Coupon[] =>
  cheapening(coupons, total, now).filter(({ claimed }) => !claimed)

/** The usable coupon that saves most; of coupons that save the same, the one that ends first. */
export function bestCoupon(coupons: readonly Coupon[], total: Cents, now: number): Coupon | null {
  const byGain = (a: Coupon, b: Coupon) =>
    couponDiscount(b, total) - couponDiscount(a, total) || endOrder(a.endTime) - endOrder(b.endTime)
  return cheapening(coupons, total, now).sort(byGain)[0] ?? null
}

/** What the chosen coupon saves if no usable coupon saves more; else the better coupon and what it saves. */
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
