import * as z from 'zod/mini'
import { transform, Decimal, Edge, Flag, Id, Money, open, custom, shape, Text } from '#/shared/api/wire.ts'
import { type Cents, cents } from '#/shared/lib/money.ts'
import { couponTabs } from './tabs.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

/** In cents; 0 when there is no threshold, null when it cannot be read. */
const Threshold = custom<Cents | null, number>(
  (value) => Number.isSafeInteger(value),
  cents(0),
  (value) => z.parse(Money, value),
)

/**
 * `discount` is cents for FIXED_AMOUNT and tenths for PROPORTION (8 = 8折): specification §3 Coupon. With null, or an
 * unknown kind, only the server knows the discount.
 */
export const Coupon = shape('Coupon', {
  id: Id,
  name: transform(Text, (name) => name || '优惠券'),
  startTime: Edge,
  endTime: Edge,
  discount: transform(Decimal, (discount) => (discount === null || discount < 0 ? null : discount)),
  thresholdOfAmount: Threshold,
  discountType: open(['FIXED_AMOUNT', 'PROPORTION']),
  couponBelong: Text,
  claimed: Flag,
})
export type Coupon = z.infer<typeof Coupon>

export const CouponFilter = z.object({ status: z.enum(couponTabs) })
export const ClaimQuery = z.object({ couponId: z.string() })
export const PackageBody = z.object({ couponsPackage: z.string() })
