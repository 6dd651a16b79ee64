import * as z from 'zod/mini'
import { Flag, Id, Instant, Text } from '#/shared/api/wire.ts'
import { Cents } from '#/shared/lib/money.ts'

export { Nothing } from '#/shared/api/wire.ts'

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

export const ClaimQuery = z.object({ couponId: z.string() })
export const PackageBody = z.object({ couponsPackage: z.string() })
