import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { isStandalone } from '../cashier-address.ts'
import { Cashier } from '../components/Cashier.tsx'
import { Confirming } from '../components/Confirming.tsx'
import { paymentListName, paymentListLink } from '../payment-list-rules.ts'
import { usePaymentWay } from '../hooks/use-payment-way.ts'
import { orderOfPayment, paymentsOf } from '../queries.ts'
import { nothingToPay, payableAmount } from '../rules.ts'

/**
 * For an address with only the id of a payment: the confirmation uses the payment's order; a payment without an order
 * is a standalone payment.
 */
function CashierOfPayment({ payOrderId }: { payOrderId: string }) {
  const { data: order } = useSuspenseQuery(orderOfPayment(payOrderId))
  return <Cashier payOrderId={payOrderId} orderId={order?.id ?? null} standalone={!order} />
}

/**
 * For an address with only the id of an order (decision 21): the open payment of the order is used; if there is none, a
 * link to the order is shown.
 */
function CashierOfOrder({ orderId }: { orderId: string }) {
  const { data: payments } = useSuspenseQuery(paymentsOf(orderId))
  const open = payments.find((payment) => payableAmount(payment) !== null)
  if (open) return <Cashier payOrderId={open.id} orderId={orderId} standalone={false} />
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

export default function CashierScreen() {
  const search = useSearch(paths.cashier)
  usePaymentWay(Boolean(search.confirm))
  if (search.confirm) return <Confirming later={`可以在${paymentListName(search.returnUrl)}查看`} />
  const id = search.id
  const orderId = search.orderId
  if (!id && orderId) return <CashierOfOrder orderId={orderId} />
  if (!id)
    return (
      <Page title="订单支付">
        <EmptyState picture="empty-order" text="没有找到要支付的订单" action={paymentListLink(null)} />
      </Page>
    )
  const alone = isStandalone(search)
  return alone || orderId ? (
    <Cashier payOrderId={id} orderId={orderId} standalone={alone} />
  ) : (
    <CashierOfPayment payOrderId={id} />
  )
}
