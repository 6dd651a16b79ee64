import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LostEntries } from '#/shared/form/Form.tsx'
import { formatMoney } from '#/shared/lib/money.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useQueryText, useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { AddressCard } from '#/widgets/AddressCard.tsx'
import type { NewOrder } from '../model.ts'
import { CouponRow } from '#/widgets/coupon/CouponChoice.tsx'
import { FormRows } from '../components/FormRows.tsx'
import { OrderGoodsCard } from '../components/OrderGoodsCard.tsx'
import { PatientChoice } from '../components/PatientChoice.tsx'
import { PaymentModeCard } from '../components/PaymentModeCard.tsx'
import { SubmitOrder } from '../components/SubmitOrder.tsx'
import { PaymentSummaryList } from '#/widgets/PaymentSummaryList.tsx'
import { useChoices, useInitialRequest } from '../forms/use-choices.ts'
import { useOrderForm } from '../forms/use-order-form.ts'
import { usePatientChoice } from '../hooks/use-patient-choice.ts'
import { orderPlacement } from '../place/place-order.ts'
import { lineRefusal, needsAddress } from '../place/place-rules.ts'
import { orderHere } from '../queries.ts'
import { invoiceOf, orderRefusal } from '../rules.ts'
import type { Due } from '../amount/payment-nodes.ts'
import '../components/order.css'

function DueText({ due }: { due: Due }) {
  return (
    <span className="due" aria-live="polite">
      <span>{due.mode === 'LUMP_SUM' ? '应付 ' : '现付定金 '}</span>
      <Price amount={due.now} />
      {due.later > 0 && <span className="due-later muted">{`尾款 ${formatMoney(due.later)}`}</span>}
    </span>
  )
}

const NoGoods = () => (
  <Page title="确认订单">
    <EmptyState picture="empty-order" text="没有找到要购买的商品" action={{ label: '去首页看看', to: paths.home }} />
  </Page>
)

function OrderInfo() {
  const { id } = useScreenParams(paths.orderInfo)
  const search = useSearch(paths.orderInfo)
  const choices = useChoices(useInitialRequest(id, search))
  const { wanted, options, coupon, total, nodes, mode, due, recomputing, change, agree } = choices
  const { line, goods, goodsLoading, max, repriced } = choices.ordered
  const patient = usePatientChoice(options, line, search.patientId)
  const { address, distribution, remarks, form, setForm, lost, drafts } = useOrderForm(id, options, patient.lost)
  // While the goods are loading, no address is required; if the order depends on the goods, the button is disabled
  // until they have loaded.
  const requireExpress = goodsLoading ? false : (goods?.requireExpress ?? null)
  const delivered = distribution !== null
  const needed = needsAddress({ delivered, requireExpress }, search)
  const sent = delivered || needed
  const here = (patientId: string | null) => to(paths.orderInfo, { id }, orderHere(wanted, search, patientId))
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
    sharingCode: search.sharingCode,
    expectedTotal,
  })
  const waiting = recomputing || patient.loading || (goodsLoading && !distribution)
  const refusal = orderRefusal(options, total) ?? (line && lineRefusal(line, goods))
  if (!line && goodsLoading) return <ScreenSkeleton kind="form" />
  if (!line) return <NoGoods />
  return (
    <Page title="确认订单">
      <LostEntries text={lost} />
      {sent && (
        <AddressCard
          addresses={options.shippingAddresses}
          chosen={address}
          onChoose={(addressId) => setForm({ ...form, addressId })}
          onAdd={(addressId) => setForm({ ...form, addressId })}
          target={() => here(patient.picked)}
        />
      )}
      <OrderGoodsCard
        goods={line}
        onNumber={(number) => change({ number })}
        number={wanted.number}
        max={max}
        change={repriced}
      />
      <Card className="order-rows">
        {patient.offered && (
          <PatientChoice
            patients={patient.patients}
            chosen={patient.chosen}
            onOpen={patient.open}
            onChoose={patient.choose}
            // The patient form adds the saved person to this address.
            target={here(null)}
          />
        )}
        <CouponRow
          coupons={options.mallUserCoupons}
          offered={goods?.discountCouponList ?? []}
          goodsTotal={options.goodsTotalAmount}
          chosen={coupon}
          onChoose={(couponId) => change({ couponId })}
        />
        <FormRows form={form} setForm={setForm} distribution={distribution} invoiced={line.provideInvoice} />
      </Card>
      {nodes && total !== null && (
        <PaymentModeCard nodes={nodes} total={total} mode={mode} onChoose={(paymentMode) => change({ paymentMode })} />
      )}
      <PaymentSummaryList summary={options.paymentSummary} />
      <ActionBar>
        <DueText due={due} />
        <SubmitOrder
          refusal={refusal}
          waiting={waiting}
          addressMissing={needed && !address}
          target={() => here(patient.picked)}
          wanted={() => (total === null ? null : { ...orderPlacement(order(total)), agree, drafts })}
        />
      </ActionBar>
    </Page>
  )
}

/**
 * /order-info/{id}: the order form with address, goods, coupon, payment and total; the server recomputes after every
 * change. If the query changes, the form starts again for a new order. A person or a coupon that was chosen on another
 * screen is in the query.
 */
export default function OrderInfoScreen() {
  return <OrderInfo key={useQueryText()} />
}
