import { UseCoupon } from '#/widgets/coupon/CouponCard.tsx'
import type { Coupon } from '../model.ts'
import { couponTabLabel, type CouponTab } from '../tabs.ts'
import { ClaimCoupon } from '#/widgets/coupon/ClaimCoupon.tsx'
import '#/widgets/coupon/coupon-card.css'

export function CouponAction({ coupon, tab }: { coupon: Coupon; tab: CouponTab }) {
  if (tab === 'UNCLAIMED') return <ClaimCoupon coupon={coupon} />
  if (tab === 'CLAIMED') return <UseCoupon coupon={coupon} />
  return <span className="coupon-card-state">{couponTabLabel[tab]}</span>
}
