import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Decimal, Edge, Flag, Id, Money, open, custom, shape, Text } from '#/shared/api/wire.ts'
import { type Cents, cents } from '#/shared/lib/money.ts'
import { couponTabs } from './tabs.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

/** In cents; 0 if there is no threshold, null if it cannot be read. */
const Threshold = custom<Cents | null, number>(
  (value) => Number.isSafeInteger(value),
  cents(0),
  (value) => z.parse(Money, value),
)

/**
 * The field has two kinds of values. An amount with a decimal point is refused, because it may be yuan (ADR 017); a
 * ratio may have a decimal point.
 */
const Discount = custom<{ amount: number | null; ratio: number | null; sent?: unknown }, number>(
  (value) => typeof value === 'number' && Number.isFinite(value),
  { amount: null, ratio: null },
  (value) => ({ amount: z.parse(Money, value), ratio: z.parse(Decimal, value), sent: value }),
)

export const kinds = ['FIXED_AMOUNT', 'PROPORTION'] as const

/**
 * A discount of a known kind that was sent but cannot be read is refused (`isRefused`), so that the coupon does not
 * count as a coupon without a discount. `discount` is cents for FIXED_AMOUNT and tenths for PROPORTION (8 = 8折):
 * specification §3 Coupon. With an unknown kind, only the server knows the discount.
 */
export const Coupon = transform(
  shape('Coupon', {
    id: Id,
    name: transform(Title, (name) => name || '优惠券'),
    startTime: Edge,
    endTime: Edge,
    discount: Discount,
    thresholdOfAmount: Threshold,
    discountType: open(kinds),
    couponBelong: Text,
    claimed: Flag,
  }),
  ({ discount: { amount, ratio, sent = '' }, ...coupon }) => {
    const number = coupon.discountType === 'FIXED_AMOUNT' ? amount : ratio
    const discount = number === null || number < 0 ? null : number
    const isRefused = discount === null && sent !== '' && kinds.some((kind) => kind === coupon.discountType)
    return { ...coupon, discount, ...(isRefused ? { refused: { discount: JSON.stringify(sent) } } : {}) }
  },
)
export type Coupon = z.infer<typeof Coupon>

export const CouponFilter = z.object({ status: z.enum(couponTabs) })
export const ClaimQuery = z.object({ couponId: z.string() })
export const PackageBody = z.object({ couponsPackage: z.string() })
