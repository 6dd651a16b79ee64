import type { Coupon } from '#/domains/coupon/model.ts'
import { optional } from '#/shared/ui/late/optional.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Specification } from '../specification.ts'
import { AfterCoupon } from './AfterCoupon.tsx'

// The group price is read only for signed-in people, with two calls.
const GroupPrice = optional(async () => (await import('./GroupPrice.tsx')).GroupPrice)

export interface TermsProps {
  goodsId: string
  /** The coupons for the price. Empty at a group price, because coupon and group may not be combined. */
  coupons: readonly Coupon[]
  /** The code of the group in an invitation link. */
  code: string | null
  item: Specification | null
  number?: number
}

/** Other prices of the pieces: with a coupon and in a group. */
export function Terms({ coupons, ...rest }: TermsProps) {
  const { item, number } = rest
  return (
    <>
      <AfterCoupon coupons={coupons} item={item} {...(number ? { number } : {})} now={useServerNow(coupons)} />
      <GroupPrice {...rest} />
    </>
  )
}
