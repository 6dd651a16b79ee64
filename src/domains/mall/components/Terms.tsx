import { Suspense } from 'react'
import type { Coupon } from '#/domains/coupon/model.ts'
import { optional } from '#/shared/ui/late/optional.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { AfterCoupon } from '#/widgets/goods/AfterCoupon.tsx'
import type { Specification } from '../specification.ts'

// Known only after two calls of signed-in people.
const GroupPrice = optional(async () => (await import('./GroupPrice.tsx')).GroupPrice)

export interface TermsProps {
  goodsId: string
  /** Coupons that count: none at a group's price, which they may not go with. */
  coupons: readonly Coupon[]
  /** The code of the group that the link invites to. */
  code: string | null
  item: Specification | null
  number?: number
}

/** What pieces cost by other ways than the plain price: with a coupon, in a group. */
export function Terms({ coupons, ...rest }: TermsProps) {
  const { item, number } = rest
  return (
    <>
      <AfterCoupon coupons={coupons} item={item} {...(number ? { number } : {})} now={useServerNow(coupons)} />
      <Suspense fallback={null}>
        <GroupPrice {...rest} />
      </Suspense>
    </>
  )
}
