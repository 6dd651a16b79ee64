import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { SearchIcon } from '#/shared/ui/icons.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CouponGoods } from '../components/CouponGoods.tsx'
import { CouponHead } from '../components/CouponHead.tsx'
import '../components/coupon-goods.css'

/** /coupons-commodity-list/{id}: the coupon and its goods (GOODS-029). */
export default function CouponGoodsScreen() {
  const { id } = useScreenParams(paths.couponGoods)
  return (
    <Page title="优惠券可用商品">
      <CouponHead id={id} />
      <Link className="coupon-search-link" to={to(paths.couponGoodsSearch, { couponsId: id, type: 'all' })}>
        <SearchIcon size={20} />
        搜索可用商品
      </Link>
      <CouponGoods
        id={id}
        empty={
          <EmptyState
            picture="empty-list"
            text="这张券暂时没有可用的商品"
            action={{ label: '去首页看看', to: paths.home }}
          />
        }
      />
    </Page>
  )
}
