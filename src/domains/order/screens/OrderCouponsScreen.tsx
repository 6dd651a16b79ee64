import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { couponReductionText } from '#/domains/coupon/rules.ts'
import { paths, to } from '#/paths.ts'
import { useReturnWith } from '#/shared/lib/actions/use-return-to.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { CouponPicker } from '#/widgets/coupon/CouponPicker.tsx'
import { chosenCoupon, orderWithCoupon, usableChoice } from '../amount/coupon-choice.ts'
import { choosableCoupons, type CouponsSearch, couponIn } from '../queries.ts'
import '../components/order.css'

function Picker({ search }: { search: CouponsSearch }) {
  const returnWith = useReturnWith()
  const { data: options } = useSuspenseQuery(choosableCoupons(search))
  const [chosen, setChosen] = useState(() => {
    const named = usableChoice(options, couponIn(search), serverNow())
    return named === undefined ? (chosenCoupon(options, named, serverNow())?.id ?? null) : named
  })
  const total = options.goodsTotalAmount
  const coupon = options.mallUserCoupons.find((entry) => entry.id === chosen)
  const goBack = (id: string | null) => void returnWith(orderWithCoupon(search, id))
  if (total === null || options.mallUserCoupons.length === 0)
    return (
      <EmptyState
        picture="empty-coupon"
        text={total === null ? '没有查到商品金额，暂时不能选择优惠券' : '您还没有优惠券'}
        action={{ label: '返回订单', onPress: () => goBack(null) }}
      />
    )
  return (
    <>
      <Card title={`商品金额 ${formatMoney(total)}`}>
        <CouponPicker coupons={options.mallUserCoupons} total={total} chosen={chosen} onPick={setChosen} />
      </Card>
      <ActionBar>
        <span className="due" aria-live="polite">
          {coupon ? couponReductionText(coupon, total) : '不使用优惠券'}
        </span>
        <Button onPress={() => goBack(coupon?.id ?? null)}>确定</Button>
      </ActionBar>
    </>
  )
}

/** /order-coupons-list: the coupons of an order; the choice returns to the form in its address (ADD-009). */
export default function OrderCouponsScreen() {
  const search = useSearch(paths.orderCoupons)
  return (
    <Page title="选择优惠券">
      {search.id ? (
        <Picker search={search} />
      ) : (
        <EmptyState
          picture="empty-coupon"
          text="没有找到正在提交的订单"
          action={{ label: '查看我的优惠券', to: to(paths.myCoupon, { status: 'CLAIMED' }) }}
        />
      )}
    </Page>
  )
}
