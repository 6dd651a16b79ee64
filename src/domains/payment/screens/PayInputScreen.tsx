import { useSuspenseQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { orderById } from '#/domains/order/queries.ts'
import { isKnownStatus, orderAmount, orderCan } from '#/domains/order/rules.ts'
import { paths, to } from '#/paths.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { type Cents, cents, formatMoney } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { Payment } from '#/domains/pay-order/model.ts'
import { inputOrder } from '../cashier-address.ts'
import { paymentListLink } from '../payment-list-rules.ts'
import { DUE_UNKNOWN, dueNow, inputProblem, paidSum } from '#/domains/order/amount/amount-due.ts'
import { AmountField } from '../components/AmountField.tsx'
import { usePayInput } from '../hooks/use-pay-input.ts'
import { paymentsOf } from '../queries.ts'
import '../components/cashier.css'

function InputForm({ order, due, payments }: { order: Order; due: Cents; payments: readonly Payment[] }) {
  const { form, submit, busy } = usePayInput(order.id, due)
  const paid = paidSum(payments)
  return (
    <Form onSubmit={submit}>
      <div className="pay-amount">
        <span className="muted">待付金额</span>
        <Price amount={due} size="huge" />
        <span className="muted">{order.goods?.name}</span>
      </div>
      {paid !== null && paid > 0 && (
        <Card>
          <Row label="订单金额" value={formatMoney(orderAmount(order))} />
          <Row label="已付金额" value={formatMoney(paid)} />
        </Card>
      )}
      <Card>
        <AmountField control={form.control} due={due} />
      </Card>
      <ActionBar>
        <SubmitButton busy={busy}>下一步</SubmitButton>
      </ActionBar>
    </Form>
  )
}

function PayInput({ orderId }: { orderId: string }) {
  const { data: order } = useSuspenseQuery(orderById(orderId))
  const { data: payments } = useSuspenseQuery(paymentsOf(orderId))
  const due = orderCan('pay', order) ? dueNow(order, payments) : cents(0)
  const problem = inputProblem(order, due)
  if (due === null || problem)
    return (
      <EmptyState
        picture={due === 0 && isKnownStatus(order.status) ? 'success' : 'empty-order'}
        text={problem ?? DUE_UNKNOWN}
        action={{ label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }}
      />
    )
  // When the amount due changes, the form is reset.
  return <InputForm key={due} order={order} due={due} payments={payments} />
}

/** /order-pay-input?mallOrderId=: enters an amount for an order, then opens the cashier (decision 237). */
export default function PayInputScreen() {
  const orderId = inputOrder(useSearch(paths.orderPayInput))
  return (
    <Page title="输入支付金额">
      {orderId ? (
        <PayInput orderId={orderId} />
      ) : (
        <EmptyState picture="empty-order" text="没有找到要支付的订单" action={paymentListLink(null)} />
      )}
    </Page>
  )
}
