import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { orderById } from '#/domains/order/queries.ts'
import { orderAmount } from '#/domains/order/rules.ts'
import { paths, to } from '#/paths.ts'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { useAmountDue } from '#/widgets/order/use-amount-due.ts'
import { completedPayments } from '#/domains/order/amount/amount-due.ts'
import { paidLabel } from '../paid.ts'
import { paymentsOf } from '../queries.ts'
import { payResult, type PayResultKind } from '../rules.ts'
import { PayState } from './Confirming.tsx'
import './cashier.css'

const words = {
  done: { head: '支付成功', text: '我们会尽快为您安排。' },
  wait: { head: '还没有收到付款', text: '如果您已经付款，请稍等片刻再确认一次，不要重复支付。' },
  balance: { head: '定金已支付', text: '尾款还没有收到。如果您刚付了尾款，请稍等片刻再确认一次，不要重复支付。' },
  refund: { head: '订单已关闭', text: '退款进度和到账时间请看订单。' },
  closed: { head: '订单没有付款', text: '订单已经关闭，详情请看订单。' },
  unknown: { head: '订单处理中', text: '付款结果请看订单，不要重复支付。' },
} as const satisfies Record<PayResultKind, object>

/** The receipt of a payment. Optional: left out if the read fails. */
function Paid({ orderId }: { orderId: string }) {
  const { data: payments } = useQuery(paymentsOf(orderId))
  const paid = completedPayments(payments ?? [])
  if (paid.length === 0) return null
  return (
    <Card title="付款记录">
      {paid.map((payment) => (
        <Row key={payment.id} label={paidLabel(payment)} value={formatMoney(payment.amount)} />
      ))}
    </Card>
  )
}

/** The result of a payment, by the state of its order: text, number, amount and next step (PAY-057). */
export function PayResult({ orderId, confirmAt }: { orderId: string; confirmAt: string }) {
  const { data: order } = useSuspenseQuery(orderById(orderId))
  const { due, failed } = useAmountDue(order)
  const kind = payResult(order)
  const { head, text } = words[kind]
  const waits = kind === 'wait' || kind === 'balance'
  return (
    <Page title="支付结果">
      <PayState picture={kind === 'done' ? 'success' : 'waiting'} head={head} text={text} />
      <Card>
        <Row label="订单编号" value={order.orderNumber} />
        <Row label="订单金额" value={moneyText(orderAmount(order))} />
        {waits && due !== null && <Row label="待付金额" value={formatMoney(due)} />}
        {waits && failed && <RefetchButton what="待付金额" />}
      </Card>
      {kind === 'done' && <Paid orderId={orderId} />}
      <div className="alipay-ways">
        {waits && (
          <LinkButton block to={confirmAt} replace>
            再确认一次
          </LinkButton>
        )}
        <LinkButton kind={waits ? 'plain' : 'primary'} block to={to(paths.orderDetail, { id: orderId })} replace>
          查看订单
        </LinkButton>
      </div>
    </Page>
  )
}
