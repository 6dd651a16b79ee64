import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { couponApi } from '#/domains/coupon/contract.ts'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponFace, couponPhase, couponPhaseLabel, couponThreshold } from '#/domains/coupon/rules.ts'
import { sessionToken } from '#/domains/session/store.ts'
import { paths, to } from '#/paths.ts'
import { mutation } from '#/shared/api/query.ts'
import { serverNow } from '#/shared/lib/clock.ts'

function CouponTicket({ coupon }: { coupon: Coupon }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const claim = useMutation(mutation(couponApi.claim, { done: '领取成功', onceKey: () => `claim-${coupon.id}` }))
  const phase = couponPhase(coupon, serverNow())
  const press = () => {
    if (sessionToken()) claim.mutate({ query: { couponId: coupon.id } })
    else void navigate(to(paths.login, {}, { target: pathname + search }))
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
        disabled={coupon.claimed || phase !== 'open' || claim.isPending}
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
    <section className="card coupons" aria-label="可领优惠券">
      <ul>
        {coupons.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}
