import * as z from 'zod/mini'
import { Flag, Id, Instant, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'
import { couponTabs } from './tabs.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

/** `discount` is cents for FIXED_AMOUNT and tenths for PROPORTION (8 = 8折): specification §3 Coupon. */
export const Coupon = z.object({
  id: Id,
  name: Text,
  startTime: Instant,
  endTime: Instant,
  discount: z.number().check(z.minimum(0)),
  thresholdOfAmount: z._default(Cents, 0 as Cents),
  discountType: z.enum(['FIXED_AMOUNT', 'PROPORTION']),
  couponBelong: Text,
  claimed: Flag,
})
export type Coupon = z.infer<typeof Coupon>

/** What comes with a coupon: the whole package, or the coupon alone; one of them may come without its list (decision 93). */
export const CouponCase = z.pipe(
  z.union([z.array(Coupon), Coupon]),
  z.transform((content) => (Array.isArray(content) ? content : [content])),
)

export const CouponFilter = z.object({ status: z.enum(couponTabs) })
export const ClaimQuery = z.object({ couponId: z.string() })
export const PackageBody = z.object({ couponsPackage: z.string() })
