import type { Coupon } from '#/domains/coupon/model.ts'
import { afterCoupon } from '#/domains/mall/after-coupon.ts'
import type { Specification } from '#/domains/mall/specification.ts'
import { Price } from '#/shared/ui/Price.tsx'
import './goods-card.css'

interface AfterCouponProps {
  coupons: readonly Coupon[]
  item: Specification | null
  number?: number
  now: number
}

/** `券后 ¥199.00`, or 领券后 where the coupon must be claimed first (decision 573). */
export function AfterCoupon({ coupons, item, number = 1, now }: AfterCouponProps) {
  const after = afterCoupon(coupons, item, number, now)
  return (
    after && (
      <span className="goods-after">
        <span>{after.claimed ? '券后 ' : '领券后 '}</span>
        <Price amount={after.total} size="small" />
      </span>
    )
  )
}
