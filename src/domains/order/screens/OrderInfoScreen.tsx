import { useSuspenseQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { preferredAddress } from '#/domains/address/rules.ts'
import { toCode } from '#/domains/session/rules.ts'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { toast } from '#/shared/ui/toast.ts'
import type { NewOrder, OrderOptions } from '../model.ts'
import { AddressCard } from '../parts/AddressCard.tsx'
import { CouponChoice } from '../parts/CouponChoice.tsx'
import { DeliveryCard } from '../parts/DeliveryCard.tsx'
import { OrderGoodsCard } from '../parts/OrderGoodsCard.tsx'
import { PaymentSummaryList } from '../parts/PaymentSummaryList.tsx'
import { usePlaceOrder } from '../parts/use-place-order.ts'
import { orderOptions, type Wanted, wantedOf } from '../queries.ts'
import { payableTotal, totalChange } from '../rules.ts'
import './order.css'

/** Everything a person chose on this page. */
function useChoices(first: Wanted) {
  const [wanted, setWanted] = useState(first)
  const [recomputing, startTransition] = useTransition()
  const { data: options } = useSuspenseQuery(orderOptions(wanted))
  const couponId = wanted.couponId === undefined ? options.defaultCouponId : wanted.couponId
  const coupon = options.mallUserCoupons.find((entry) => entry.id === couponId) ?? null
  const total = payableTotal(options, coupon)
  const [shown, setShown] = useState(total)
  if (shown !== total) {
    // Each change of the total is explained in one line.
    toast(totalChange(shown, total) ?? '')
    setShown(total)
  }
  const change = (part: Partial<Wanted>) => startTransition(() => setWanted({ ...wanted, ...part }))
  return { wanted, options, coupon, total, recomputing, change }
}

interface OrderForm {
  addressId: string | null
  remarks: string
}

function useOrderForm(options: OrderOptions) {
  const [form, setForm] = useState<OrderForm>({ addressId: null, remarks: '' })
  const address =
    options.shippingAddresses.find((entry) => entry.id === form.addressId) ??
    preferredAddress(options.shippingAddresses)
  return { address, remarks: form.remarks, setForm, form }
}

/** /order-info/{id}: address, goods, coupon, total; every change is recomputed by the server. */
export default function OrderInfoScreen() {
  const { id } = useScreenParams(paths.orderInfo)
  const search = useSearch()
  const { wanted, options, coupon, total, recomputing, change } = useChoices(wantedOf(id, search))
  const { address, remarks, form, setForm } = useOrderForm(options)
  const sent = options.distribution !== null
  const order = (): NewOrder => ({
    goodsId: id,
    specificationItem: options.goods?.specificationId || wanted.specificationItem,
    number: wanted.number,
    paymentMode: 'LUMP_SUM',
    couponId: coupon?.id ?? null,
    shippingAddressId: sent ? (address?.id ?? null) : null,
    distribution: options.distribution,
    requirements: remarks.trim(),
    sharingCode: toCode(search.get('sharingCode')),
    expectedTotal: total,
  })
  const place = usePlaceOrder(() => (recomputing ? null : order()))
  if (!options.goods)
    return (
      <Page title="确认订单">
        <EmptyState
          picture="empty-order"
          text="没有找到要购买的商品"
          action={{ label: '去首页看看', to: paths.home }}
        />
      </Page>
    )
  return (
    <Page title="确认订单">
      {sent && (
        <AddressCard
          addresses={options.shippingAddresses}
          chosen={address}
          onChoose={(addressId) => setForm({ ...form, addressId })}
        />
      )}
      <OrderGoodsCard goods={options.goods} onNumber={(number) => change({ number })} number={wanted.number} />
      {options.distribution && <DeliveryCard distribution={options.distribution} />}
      <CouponChoice
        coupons={options.mallUserCoupons}
        goodsTotal={options.goodsTotalAmount}
        chosen={coupon}
        onChoose={(couponId) => change({ couponId })}
      />
      <Card title="备注">
        <textarea
          className="remarks"
          rows={2}
          maxLength={200}
          aria-label="备注"
          placeholder="选填，有什么需要告诉我们"
          value={remarks}
          onChange={(event) => setForm({ ...form, remarks: event.target.value })}
        />
      </Card>
      <PaymentSummaryList summary={options.paymentSummary} />
      <ActionBar>
        <span className="due" aria-live="polite">
          应付 <Price amount={total} />
        </span>
        <Button busy={place.busy || recomputing} disabled={!options.allowPurchase} onPress={place.run}>
          {options.allowPurchase ? '提交订单' : options.refusal || '暂时不能购买'}
        </Button>
      </ActionBar>
    </Page>
  )
}
