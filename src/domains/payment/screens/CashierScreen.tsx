import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { isAlone } from '../cashier-address.ts'
import { Cashier } from '../parts/Cashier.tsx'
import { Confirming } from '../parts/Confirming.tsx'
import { usePaymentWay } from '../parts/use-payment-way.ts'
import { orderBehind, paymentsOf } from '../queries.ts'
import { nothingToPay, payableAmount } from '../rules.ts'
import './cashier.css'

/** The address names the payment only: the order behind it tells how the payment ends; without one it stands for itself. */
function CashierOfPayment({ payOrderId }: { payOrderId: string }) {
  const { data: order } = useSuspenseQuery(orderBehind(payOrderId))
  return <Cashier payOrderId={payOrderId} orderId={order?.id ?? null} alone={!order} />
}

/** The address names the order only (decision 21): its payment that is open is paid; without one the order begins it. */
function CashierOfOrder({ orderId }: { orderId: string }) {
  const { data: payments } = useSuspenseQuery(paymentsOf(orderId))
  const open = payments.find((payment) => payableAmount(payment) !== null)
  if (open) return <Cashier payOrderId={open.id} orderId={orderId} alone={false} />
  return (
    <Page title="订单支付">
      <EmptyState
        picture="empty-order"
        text={nothingToPay(payments)}
        action={{ label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }}
      />
    </Page>
  )
}

/** /order-pay-detail: one decision, then the confirmation. */
export default function CashierScreen() {
  const search = useSearch()
  usePaymentWay()
  if (search.get('confirm')) return <Confirming />
  const id = search.get('id')
  const orderId = search.get('orderId')
  if (!id && orderId) return <CashierOfOrder orderId={orderId} />
  if (!id)
    return (
      <Page title="订单支付">
        <EmptyState
          picture="empty-order"
          text="没有找到要支付的订单"
          action={{ label: '查看我的订单', to: paths.myOrder.replace(':status', 'ALL') }}
        />
      </Page>
    )
  const alone = isAlone(search)
  return alone || orderId ? (
    <Cashier payOrderId={id} orderId={orderId} alone={alone} />
  ) : (
    <CashierOfPayment payOrderId={id} />
  )
}
