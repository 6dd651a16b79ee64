import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Coupon } from '#/domains/coupon/model.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { UseCoupon } from '#/widgets/coupon/CouponCard.tsx'
import { PrizePicture } from '../components/PrizePicture.tsx'
import { kindOfPrize } from '../prizes.ts'
import { myTickets, usableCoupons } from '../queries.ts'
import { type WonTicket, winsOf } from '../rules.ts'
import '../components/ticket.css'

/** The link to use a prize: the goods of a coupon, the code of a ticket; for a used coupon, the used coupons. */
function UsePrizeLink({ win: { draw }, coupons }: { win: WonTicket; coupons: readonly Coupon[] | null }) {
  const { kind, couponId, name } = draw.prize
  if (kind === 'TICKET')
    return (
      <LinkButton to={paths.merchantTicket} label={`去出示，${name}`}>
        去出示
      </LinkButton>
    )
  // If a coupon could not be read, it is unknown whether it is used.
  if (kind !== 'COUPON' || !coupons) return null
  const coupon = coupons.find((entry) => entry.id === couponId)
  if (coupon) return <UseCoupon coupon={coupon} />
  return (
    <LinkButton kind="plain" to={to(paths.myCoupon, { status: 'HASUSED' })} label={`已使用或已失效，${name}`}>
      已使用或已失效
    </LinkButton>
  )
}

export default function BonusListScreen() {
  const { data: tickets } = useSuspenseQuery(myTickets())
  const { data: coupons, error } = useQuery(usableCoupons())
  const list = useLocalPages(winsOf(tickets.items), paths.prizes)
  return (
    <Page
      title="我的奖品"
      right={
        <Link className="ticket-link" to={paths.drawRecords}>
          抽奖记录
        </Link>
      }
    >
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={
          <EmptyState
            picture="empty-coupon"
            text="您还没有奖品"
            action={{ label: '查看抽奖记录', to: paths.drawRecords }}
          />
        }
        className="ticket-list"
      >
        {(win) => (
          <article className="card ticket-prize">
            <PrizePicture kind={kindOfPrize(win.draw.prize)} />
            <div>
              <h2>{win.draw.prize.name}</h2>
              <p className="muted">{win.name}</p>
              <p className="muted">
                <time>{formatDate(win.draw.time, 'minute')}</time>
                {' 抽中'}
              </p>
            </div>
            <UsePrizeLink win={win} coupons={coupons?.items ?? null} />
          </article>
        )}
      </InfiniteList>
      {error && !coupons && <RefetchButton what="优惠券" />}
    </Page>
  )
}
