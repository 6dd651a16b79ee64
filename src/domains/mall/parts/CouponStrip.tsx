import { useLocation, useNavigate } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponFace, couponPhase, couponPhaseLabel, couponThreshold } from '#/domains/coupon/rules.ts'
import { claimCoupon } from '#/domains/coupon/writes.ts'
import { loginAddress } from '#/domains/session/login-address.ts'
import { sessionToken } from '#/domains/session/store.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { useWrite } from '#/shared/ui/use-write.ts'
import './goods.css'

function CouponTicket({ coupon }: { coupon: Coupon }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const claim = useWrite(claimCoupon)
  const phase = couponPhase(coupon, useServerNow([coupon]))
  const press = () => {
    if (sessionToken()) claim.run({ query: { couponId: coupon.id } })
    else void navigate(loginAddress(pathname + search))
  }
  return (
    <li className="ticket">
      <span className="ticket-face">{couponFace(coupon)}</span>
      <span className="ticket-text">
        <strong>{coupon.name}</strong>
        <span className="muted">{couponThreshold(coupon)}</span>
      </span>
      <button
        type="button"
        className="ticket-claim"
        disabled={coupon.claimed || phase !== 'open' || claim.busy}
        onClick={press}
      >
        {coupon.claimed ? '已领取' : phase === 'open' ? '领取' : couponPhaseLabel[phase]}
      </button>
    </li>
  )
}

/** Coupons that can be claimed in place (GOODS-032). */
export function CouponStrip({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return null
  return (
    <section className="card" aria-label="可领优惠券">
      <ul>
        {coupons.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}
