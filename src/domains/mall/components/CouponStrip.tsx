import { useLocation, useNavigate } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponValueText, couponPhaseLabel, couponThreshold, limitRefusal } from '#/domains/coupon/rules.ts'
import { claimCoupon } from '#/domains/coupon/mutations.ts'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { sessionToken } from '#/domains/user/store.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { ExpiredCoupons } from '#/widgets/coupon/ExpiredCoupons.tsx'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import './goods.css'

interface TicketsProps {
  coupons: readonly Coupon[]
  /** The price of the chosen pieces; null when unknown. */
  total: Cents | null
}

function CouponTicket({ coupon, total }: Pick<TicketsProps, 'total'> & { coupon: Coupon }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const claim = useAppMutation(claimCoupon)
  const now = useServerNow([coupon])
  const phase = spanPhase(coupon, now)
  const missing = phase === 'open' && total !== null ? limitRefusal(coupon, total, now) : null
  const press = () => {
    if (sessionToken()) claim.run({ query: { couponId: coupon.id } })
    else void navigate(loginAddress(pathname + search))
  }
  return (
    <li className="ticket">
      <span className="ticket-face">{couponValueText(coupon)}</span>
      <span className="ticket-text">
        <strong>{coupon.name}</strong>
        <span className="muted">{couponThreshold(coupon)}</span>
        {missing && <span className="muted">{missing}</span>}
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

const Tickets = ({ coupons, total }: TicketsProps) => (
  <ul>
    {coupons.map((coupon) => (
      <CouponTicket key={coupon.id} coupon={coupon} total={total} />
    ))}
  </ul>
)

/**
 * Coupons that can be claimed here (GOODS-032), each with the amount that is still missing for its threshold
 * (GOODS-026); expired coupons are folded.
 */
export function CouponStrip({ coupons, total }: TicketsProps) {
  const now = useServerNow(coupons)
  const over = coupons.filter((coupon) => spanPhase(coupon, now) === 'over')
  if (coupons.length === 0) return null
  return (
    <section className="card" aria-label="可领优惠券">
      <Tickets coupons={coupons.filter((coupon) => !over.includes(coupon))} total={total} />
      {over.length > 0 && (
        <ExpiredCoupons count={over.length}>
          <Tickets coupons={over} total={total} />
        </ExpiredCoupons>
      )}
    </section>
  )
}
