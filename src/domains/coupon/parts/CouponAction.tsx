import { UseCoupon } from '#/widgets/CouponCard.tsx'
import type { Coupon } from '../model.ts'
import { couponTabLabel, type CouponTab } from '../tabs.ts'
import { ClaimCoupon } from './ClaimCoupon.tsx'

/** What can be done with a coupon of a tab: claim it, use it, or nothing any more. */
export function CouponAction({ coupon, tab }: { coupon: Coupon; tab: CouponTab }) {
  if (tab === 'UNCLAIMED') return <ClaimCoupon coupon={coupon} />
  if (tab === 'CLAIMED') return <UseCoupon coupon={coupon} />
  return <span className="coupon-card-state">{couponTabLabel[tab]}</span>
}
