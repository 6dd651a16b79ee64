import { useEffect } from 'react'
import { toCode } from '#/domains/session/rules.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { followKeyboard } from '#/shared/form/keyboard.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { AddressCard } from '#/widgets/AddressCard.tsx'
import type { NewOrder } from '../model.ts'
import { CouponChoice } from '#/widgets/CouponChoice.tsx'
import { DeliveryCard } from '../parts/DeliveryCard.tsx'
import { InvoiceCard } from '../parts/InvoiceCard.tsx'
import { OrderGoodsCard } from '../parts/OrderGoodsCard.tsx'
import { PatientChoice } from '../parts/PatientChoice.tsx'
import { PaymentModeCard } from '../parts/PaymentModeCard.tsx'
import { PaymentSummaryList } from '#/widgets/PaymentSummaryList.tsx'
import { useChoices, useFirstWanted, useOrdered, useOrderForm, usePatientChoice } from '../parts/use-order-form.ts'
import { usePlaceOrder } from '#/widgets/use-place-order.ts'
import { placing } from '../place.ts'
import { orderHere } from '../queries.ts'
import { invoiceOf, orderRefusal } from '../rules.ts'
import type { Due } from '../payment-nodes.ts'
import './order.css'

function DueText({ due }: { due: Due }) {
  return (
    <span className="due" aria-live="polite">
      {due.mode === 'LUMP_SUM' ? '应付 ' : '现付定金 '}
      <Price amount={due.now} />
      {due.later > 0 && <span className="due-later muted">尾款 {formatMoney(due.later)}</span>}
    </span>
  )
}

function Remarks({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  useEffect(followKeyboard, [])
  return (
    <Card title="备注">
      <textarea
        className="remarks"
        rows={2}
        maxLength={200}
        aria-label="备注"
        placeholder="选填，有什么需要告诉我们"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Card>
  )
}

const NoGoods = () => (
  <Page title="确认订单">
    <EmptyState picture="empty-order" text="没有找到要购买的商品" action={{ label: '去首页看看', to: paths.home }} />
  </Page>
)

/** /order-info/{id}: address, goods, coupon, payment, total; every change is recomputed by the server. */
export default function OrderInfoScreen() {
  const { id } = useScreenParams(paths.orderInfo)
  const search = useSearch()
  const { wanted, options, coupon, total, mode, due, recomputing, change, agree } = useChoices(
    useFirstWanted(id, search),
  )
  const { address, distribution, remarks, form, setForm } = useOrderForm(id, options)
  const { line, reading, max } = useOrdered(id, wanted, options)
  const patient = usePatientChoice(options, line, search.get('patientId'))
  const sent = distribution !== null
  const order = (expectedTotal: number): NewOrder => ({
    goodsId: id,
    specificationItem: line?.specificationId || wanted.specificationItem,
    number: wanted.number,
    paymentMode: mode,
    couponId: coupon?.id ?? null,
    shippingAddressId: sent ? (address?.id ?? null) : null,
    patientId: patient.chosen?.id ?? null,
    distribution,
    requirements: remarks.trim(),
    ...invoiceOf(form.invoice, line),
    sharingCode: toCode(search.get('sharingCode')),
    expectedTotal,
  })
  const waiting = recomputing || patient.loading
  const place = usePlaceOrder(() => (waiting || total === null ? null : { ...placing(order(total)), agree }))
  const refusal = orderRefusal(options, total)
  if (reading) return <ScreenSkeleton kind="form" />
  if (!line) return <NoGoods />
  return (
    <Page title="确认订单">
      {sent && (
        <AddressCard
          addresses={options.shippingAddresses}
          chosen={address}
          onChoose={(addressId) => setForm({ ...form, addressId })}
        />
      )}
      <OrderGoodsCard goods={line} onNumber={(number) => change({ number })} number={wanted.number} max={max} />
      {distribution && <DeliveryCard distribution={distribution} onChoose={(days) => setForm({ ...form, days })} />}
      {patient.offered && (
        <PatientChoice
          patients={patient.patients}
          chosen={patient.chosen}
          onOpen={patient.open}
          onChoose={patient.choose}
          target={to(paths.orderInfo, { id }, orderHere(wanted, search))}
        />
      )}
      <CouponChoice
        coupons={options.mallUserCoupons}
        goodsTotal={options.goodsTotalAmount}
        chosen={coupon}
        onChoose={(couponId) => change({ couponId })}
      />
      {line.provideInvoice && (
        <InvoiceCard chosen={form.invoice} onChoose={(invoice) => setForm({ ...form, invoice })} />
      )}
      {options.paymentModeSummary && total !== null && (
        <PaymentModeCard
          nodes={options.paymentModeSummary}
          total={total}
          mode={mode}
          onChoose={(paymentMode) => change({ paymentMode })}
        />
      )}
      <Remarks value={remarks} onChange={(text) => setForm({ ...form, remarks: text })} />
      <PaymentSummaryList summary={options.paymentSummary} />
      <ActionBar>
        <DueText due={due} />
        <Button busy={place.busy || waiting} disabled={refusal !== null} onPress={place.run}>
          {refusal ?? '提交订单'}
        </Button>
      </ActionBar>
    </Page>
  )
}
