import { useQuery } from '@tanstack/react-query'
import { couponCount } from '#/domains/coupon/queries.ts'
import { countText } from '#/domains/order/state/tabs.ts'
import { paths, to } from '#/paths.ts'
import { TicketIcon } from '#/shared/ui/pictures/benefit-icons.tsx'
import { CouponIcon, GiftIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to coupons (with their number), tickets and prizes. Without the number, the link is still shown. */
export function Benefits({ signedIn }: { signedIn: boolean }) {
  const { data } = useQuery({ ...couponCount(), enabled: signedIn })
  const count = signedIn ? countText(data?.total) : ''
  return (
    <Card title="我的卡券">
      <Row
        label="优惠券"
        value={count && `${count}张`}
        icon={<CouponIcon size={22} />}
        to={to(paths.myCoupon, { status: 'CLAIMED' })}
      />
      <Row label="我的票券" icon={<TicketIcon size={22} />} to={paths.merchantTicket} />
      <Row label="我的奖品" icon={<GiftIcon size={22} />} to={paths.prizes} />
    </Card>
  )
}
