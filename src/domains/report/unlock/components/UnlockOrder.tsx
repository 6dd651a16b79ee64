import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chosenCoupon } from '#/domains/order/amount/coupon-choice.ts'
import type { OrderOptions } from '#/domains/order/model.ts'
import { unlockPlacement } from '#/domains/order/place/place-order.ts'
import { unlockOptions, unlockOrders } from '#/domains/order/queries.ts'
import { orderRefusal, payableTotal } from '#/domains/order/rules.ts'
import { REREAD_MS } from '#/domains/pay-order/under-way.ts'
import { usePending } from '#/domains/pay-order/pending.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { cents, moneyText } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { CouponChoice } from '#/widgets/coupon/CouponChoice.tsx'
import { useConfirmAmountChange } from '#/widgets/use-confirm-amount-change.ts'
import { usePlaceOrder } from '#/widgets/order/use-place-order.ts'
import { categoryLink } from '../../results/detail-rules.ts'
import { ongoingUnlock } from '../ongoing-unlock.ts'
import { reportById } from '../../queries.ts'
import { customerName } from '../../source/report-ids.ts'
import type { UnlockAddress } from '../hooks/use-unlock-ref.ts'
import { Ongoing } from './Ongoing.tsx'
import './deblocking.css'

interface UnlockOrderProps {
  address: UnlockAddress
  options: OrderOptions
}

/** Price, coupon and order of an unlock; a settled payment opens the category (REPX-005). */
function NewUnlockOrder({ address: { reportRef, category }, options }: UnlockOrderProps) {
  const { sampleId, packageId } = reportRef
  const [picked, setPicked] = useState<string | null | undefined>()
  const coupon = chosenCoupon(options, picked, serverNow())
  const expectedTotal = payableTotal(options, coupon)
  const refusal = orderRefusal(options, expectedTotal)
  const agree = useConfirmAmountChange({ mode: 'LUMP_SUM', now: expectedTotal, later: cents(0) }, picked)
  const order = usePlaceOrder(
    () =>
      expectedTotal === null
        ? null
        : {
            ...unlockPlacement(
              { sampleId, packageId, category, paymentMode: 'LUMP_SUM', couponId: coupon?.id ?? null, expectedTotal },
              options.goods?.name ?? '',
            ),
            agree,
          },
    categoryLink(reportRef, category),
  )
  return (
    <>
      <Card>
        <Row label="解锁价格" value={moneyText(options.goodsTotalAmount)} />
      </Card>
      <CouponChoice
        coupons={options.mallUserCoupons}
        goodsTotal={options.goodsTotalAmount}
        chosen={coupon}
        onChoose={setPicked}
      />
      <ActionBar>
        <span className="unlock-due" aria-live="polite">
          应付 <Price amount={expectedTotal} />
        </span>
        <Button busy={order.busy} disabled={refusal !== null} onPress={order.run}>
          {refusal ?? '确认解锁'}
        </Button>
      </ActionBar>
    </>
  )
}

export function UnlockOrder({ address }: { address: UnlockAddress }) {
  const { reportRef, category } = address
  const { sampleId, packageId } = reportRef
  const { data: options } = useSuspenseQuery(unlockOptions({ sampleId, packageId, category }))
  const orders = useSuspenseQuery({
    ...unlockOrders(),
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'PAYING') ? REREAD_MS : false),
  })
  const { data: sample, isPending } = useQuery(reportById(sampleId))
  const pending = usePending(({ all }) => all)
  const offer = { name: options.goods?.name ?? '', owner: sample ? customerName(sample) : '' }
  const ongoing = ongoingUnlock(orders.data, offer, pending, serverNow())
  // A cached answer may lack the order that was just placed.
  if (orders.isRefetchError) return <RefetchButton what="您的订单" />
  if (isPending || (orders.isFetching && ongoing === null))
    return (
      <ActionBar>
        <Button block busy>
          正在核对您的订单
        </Button>
      </ActionBar>
    )
  // The order may be for another child of the family.
  if (ongoing?.order.patient && !offer.owner) return <RefetchButton what="报告的姓名" />
  return ongoing ? (
    <Ongoing ongoing={ongoing} address={address} />
  ) : (
    <NewUnlockOrder address={address} options={options} />
  )
}
