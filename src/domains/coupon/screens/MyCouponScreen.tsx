import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { CouponCard } from '#/widgets/coupon/CouponCard.tsx'
import { ExpiredCoupons } from '#/widgets/coupon/ExpiredCoupons.tsx'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Coupon } from '../model.ts'
import { CouponAction } from '../components/CouponAction.tsx'
import { accessibleCoupons, myCoupons } from '../queries.ts'
import { couponTabLabel, type CouponTab, couponTabs, toCouponTab } from '../tabs.ts'
import '../components/coupon.css'

const tabs = couponTabs.map((value) => ({
  value,
  label: couponTabLabel[value],
  to: to(paths.myCoupon, { status: value }),
}))

const shop = { label: '去逛逛', to: paths.home }
const toTab = (label: string, status: CouponTab) => ({ label, to: to(paths.myCoupon, { status }) })

const nothing: Record<CouponTab, { text: string; action: { label: string; to: string } }> = {
  UNCLAIMED: { text: '暂时没有可以领取的优惠券', action: shop },
  CLAIMED: { text: '您还没有可用的优惠券', action: toTab('去领取', 'UNCLAIMED') },
  HASUSED: { text: '您还没有用过优惠券', action: toTab('查看未使用的券', 'CLAIMED') },
  VALIDLESS: { text: '没有失效的优惠券', action: toTab('查看未使用的券', 'CLAIMED') },
}

const Empty = ({ tab }: { tab: CouponTab }) => <EmptyState picture="empty-coupon" {...nothing[tab]} />

const Cards = ({ coupons }: { coupons: readonly Coupon[] }) => (
  <CollapsedRows items={coupons} nameOf={({ id }) => id} className="coupon-list">
    {(coupon) => (
      <CouponCard coupon={coupon}>
        <CouponAction coupon={coupon} tab="UNCLAIMED" />
      </CouponCard>
    )}
  </CollapsedRows>
)

/** Claimable coupons are read with a separate call without paging (GOODS-028); expired coupons are folded. */
function ToClaim() {
  const { data } = useSuspenseQuery(accessibleCoupons())
  const now = useServerNow(data.items)
  const over = data.items.filter((coupon) => spanPhase(coupon, now) === 'over')
  if (data.items.length === 0) return <Empty tab="UNCLAIMED" />
  return (
    <>
      <Cards coupons={data.items.filter((coupon) => !over.includes(coupon))} />
      {over.length > 0 && (
        <ExpiredCoupons count={over.length}>
          <Cards coupons={over} />
        </ExpiredCoupons>
      )}
    </>
  )
}

function Held({ tab }: { tab: CouponTab }) {
  const list = useSuspenseInfiniteQuery(myCoupons(tab))
  return (
    <InfiniteList list={list} className="coupon-list" itemKey={(coupon) => coupon.id} empty={<Empty tab={tab} />}>
      {(coupon) => (
        <CouponCard coupon={coupon} off={tab !== 'CLAIMED'}>
          <CouponAction coupon={coupon} tab={tab} />
        </CouponCard>
      )}
    </InfiniteList>
  )
}

/** /my-coupon/{status}: the four tabs; an unknown status opens 未使用. */
export default function MyCouponScreen() {
  const navigate = useNavigate()
  const tab = toCouponTab(useScreenParams(paths.myCoupon).status)
  return (
    <Page
      title="我的优惠券"
      // After a claim, this screen has replaced the previous history entry, so Back might leave the app.
      onBack={() => void navigate(paths.myMain)}
      right={
        <Link className="coupon-read-link" to={paths.couponRead}>
          使用说明
        </Link>
      }
    >
      <TabLinks label="优惠券状态" tabs={tabs} value={tab} />
      <ScreenPart key={tab} waiting={<ScreenSkeleton kind="list" />}>
        {tab === 'UNCLAIMED' ? <ToClaim /> : <Held tab={tab} />}
      </ScreenPart>
    </Page>
  )
}
