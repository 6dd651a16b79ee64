import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dueNode } from '#/domains/order/payment-nodes.ts'
import { orderById } from '#/domains/order/queries.ts'
import { orderAmount } from '#/domains/order/rules.ts'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Illustration } from '#/shared/ui/Illustration.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useDue } from '#/widgets/use-due.ts'
import { settled } from '../due.ts'
import { channelText } from '../paid.ts'
import { paymentsOf } from '../queries.ts'
import { payStep } from '../rules.ts'

const words = {
  done: { head: '支付成功', text: '我们会尽快为您安排。' },
  wait: { head: '还没有收到付款', text: '如果您已经付款，请稍等片刻再确认一次，不要重复支付。' },
  balance: { head: '定金已支付', text: '尾款还没有收到。如果您刚付了尾款，请稍等片刻再确认一次，不要重复支付。' },
  fail: { head: '订单没有付款', text: '订单已经关闭或者退款，详情请看订单。' },
} as const

/** The receipt of what was paid; not what the page is for: without an answer it is left out. */
function Paid({ orderId }: { orderId: string }) {
  const { data: payments } = useQuery(paymentsOf(orderId))
  const paid = settled(payments ?? [])
  if (paid.length === 0) return null
  return (
    <Card title="付款记录">
      {paid.map((payment) => (
        <Row
          key={payment.id}
          label={[channelText(payment), formatDate(payment.paidTime, 'minute')].filter(Boolean).join(' ')}
          value={formatMoney(payment.amount)}
        />
      ))}
    </Card>
  )
}

/** What became of a payment, by the order itself: in words, with its number, amount and what comes next (PAY-057). */
export function PayResult({ title, orderId, confirmAt }: { title: string; orderId: string; confirmAt: string }) {
  const { data: order } = useSuspenseQuery(orderById(orderId))
  const { due } = useDue(order)
  const step = payStep(order.status)
  const { head, text } = words[step === 'wait' && dueNode(order) === 'BALANCE' ? 'balance' : step]
  return (
    <Page title={title}>
      <div className="confirming" role="status">
        <Illustration name={step === 'done' ? 'success' : 'waiting'} />
        <h2>{head}</h2>
        <p className="muted">{text}</p>
      </div>
      <Card>
        <Row label="订单编号" value={order.orderNumber} />
        <Row label="订单金额" value={formatMoney(orderAmount(order))} />
        {step === 'wait' && due !== null && <Row label="待付金额" value={formatMoney(due)} />}
      </Card>
      {step === 'done' && <Paid orderId={orderId} />}
      <div className="alipay-ways">
        {step === 'wait' && (
          <Link className="button button-primary button-block" to={confirmAt} replace>
            再确认一次
          </Link>
        )}
        <Link
          className={`button ${step === 'wait' ? 'button-plain' : 'button-primary'} button-block`}
          to={to(paths.orderDetail, { id: orderId })}
          replace
        >
          查看订单
        </Link>
      </div>
    </Page>
  )
}
