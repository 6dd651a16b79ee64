import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { Tabs } from '#/shared/ui/tabs/Tabs.tsx'
import { BalanceHead } from '../components/BalanceHead.tsx'
import { MallEntries } from '../components/MallEntries.tsx'
import { PointsGoodsCard } from '../components/PointsGoodsCard.tsx'
import { useRedeemable } from '../hooks/use-redeemable.ts'
import { pointsBalance, pointsGoodsPages, pointsGroups } from '../queries.ts'
import '#/shared/form/switch.css'
import '../components/points.css'

interface GoodsGridProps {
  group: string
  /** Shows only goods that the person can redeem now. */
  only: boolean
  onAll: () => void
}

function GoodsGrid({ group, only, onAll }: GoodsGridProps) {
  const all = useSuspenseInfiniteQuery(pointsGoodsPages(group))
  const { data: balance } = useQuery(pointsBalance())
  const list = useRedeemable(all, only ? (balance?.points ?? null) : null)
  const action = group || only ? { action: { label: '看看全部', onPress: onAll } } : {}
  if (list.searching) return <ScreenSkeleton kind="list" />
  return (
    <InfiniteList
      list={list}
      className="points-grid"
      itemKey={(goods) => goods.id}
      empty={<EmptyState picture="empty-list" text={emptyText(group, only)} {...action} />}
    >
      {(goods) => <PointsGoodsCard goods={goods} balance={balance?.points ?? null} />}
    </InfiniteList>
  )
}

function emptyText(group: string, only: boolean): string {
  if (only) return '您的积分暂时还换不了这里的商品'
  return group ? '这个分类暂时没有可兑换的商品' : '暂时没有可兑换的商品，请过几天再来看看'
}

/** /integral-mall: the balance and the points goods (PTS-019). */
export default function IntegralMallScreen() {
  const { data: groups, isError } = useQuery(pointsGroups())
  const { data: balance } = useQuery(pointsBalance())
  const { can } = useSearch(paths.integralMall)
  const navigate = useNavigate()
  const [group, setGroup] = useState('')
  // While the balance is unknown nothing can be redeemed, so the filter is hidden.
  const known = typeof balance?.points === 'number'
  const show = (only: boolean) =>
    void navigate(to(paths.integralMall, {}, only ? { can: true } : {}), { replace: true, preventScrollReset: true })
  const tabs = [
    { value: '', label: '全部' },
    ...(groups?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <Page title="积分商城">
      <BalanceHead>
        <MallEntries />
      </BalanceHead>
      {isError && !groups && <RefetchButton what="分类" />}
      <Tabs label="积分商品分类" tabs={tabs} value={group} onChange={setGroup}>
        {known && (
          <button type="button" role="switch" aria-checked={can} className="points-can" onClick={() => show(!can)}>
            <span>我能兑换</span>
            <span className="switch" />
          </button>
        )}
        <ScreenPart key={group} waiting={<ScreenSkeleton kind="list" />}>
          <GoodsGrid
            group={group}
            only={can && known}
            onAll={() => {
              setGroup('')
              if (can) show(false)
            }}
          />
        </ScreenPart>
      </Tabs>
    </Page>
  )
}
