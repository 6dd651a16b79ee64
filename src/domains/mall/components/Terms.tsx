import type { Coupon } from '#/domains/coupon/model.ts'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Specification } from '../buy/specification.ts'
import { Price } from '#/shared/ui/Price.tsx'
import { afterCoupon } from '../after-coupon.ts'
import '#/widgets/goods/goods-card.css'

// The group price is read only for signed-in people, with two calls.
export const GroupPrice = optionalPart(() => import('./GroupPrice.tsx'))

interface AfterCouponProps {
  coupons: readonly Coupon[]
  item: Specification | null
  number: number
}

/** `券后 ¥199.00`, or 领券后 beside the button that claims the coupon (decision 573). */
function AfterCoupon({ coupons, item, number }: AfterCouponProps) {
  const after = afterCoupon(coupons, item, number, useServerNow(coupons))
  return (
    after && (
      <span className="goods-after">
        <span>{after.claimed ? '券后 ' : '领券后 '}</span>
        <Price amount={after.total} size="small" />
      </span>
    )
  )
}

interface TermsProps {
  goodsId: string
  /** The coupons for the price. Empty at a group price, because coupon and group may not be combined. */
  coupons: readonly Coupon[]
  /** The code of the group in an invitation link. */
  code: string | null
  item: Specification | null
  number?: number
}

/** The prices of the pieces with a coupon and in a group, shown beside the plain price. */
export function Terms({ coupons, number = 1, ...rest }: TermsProps) {
  return (
    <>
      <AfterCoupon coupons={coupons} item={rest.item} number={number} />
      <GroupPrice {...rest} number={number} />
    </>
  )
}
