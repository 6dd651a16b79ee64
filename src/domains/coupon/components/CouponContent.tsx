import { useQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { CouponCard } from '#/widgets/coupon/CouponCard.tsx'
import { couponCase } from '../queries.ts'
import './coupon.css'

/** The other coupons of a package. Optional: if the read fails, only the coupon itself is shown. */
export function CouponContent({ id }: { id: string }) {
  const { data } = useQuery(couponCase(id))
  const others = (data?.items ?? []).filter((coupon) => coupon.id !== id)
  if (others.length === 0) return null
  return (
    <section className="coupon-case">
      <h2>
        <WhenAllRead otherwise="礼包里的券，一次全部领取">{`礼包共${others.length + 1}张券，一次全部领取`}</WhenAllRead>
      </h2>
      <ul>
        {others.map((coupon) => (
          <li key={coupon.id}>
            <CouponCard coupon={coupon} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
