import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { CouponGoods } from '../components/CouponGoods.tsx'
import { SearchForm } from '#/shared/ui/search/SearchForm.tsx'

/** /coupons-commodity-search/{couponsId}/{type}: goods of one coupon; the keyword is in the address (ADD-011). */
export default function CouponSearchScreen() {
  const { couponsId, type } = useScreenParams(paths.couponGoodsSearch)
  const keyword = useSearch(paths.couponGoodsSearch).keyword
  const navigate = useNavigate()
  const look = (word: string) =>
    void navigate(to(paths.couponGoodsSearch, { couponsId, type }, { keyword: word }), { replace: true })
  return (
    <Page title="搜索可用商品">
      <SearchForm
        label="搜索商品"
        maxLength={30}
        term={keyword}
        onSearch={(typed) => {
          look(typed.trim())
          return true
        }}
        onClear={() => look('')}
      />
      <Suspense key={keyword} fallback={<ScreenSkeleton kind="home" />}>
        <CouponGoods
          id={couponsId}
          keyword={keyword}
          empty={
            <EmptyState
              picture="empty-list"
              text={keyword ? `可用商品里没有“${keyword}”` : '这张券暂时没有可用的商品'}
              action={
                keyword
                  ? { label: '查看全部可用商品', onPress: () => look('') }
                  : { label: '去首页看看', to: paths.home }
              }
            />
          }
        />
      </Suspense>
    </Page>
  )
}
