import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Price } from '#/shared/ui/Price.tsx'
import { useAmountDue } from '#/widgets/order/use-amount-due.ts'
import type { Order } from '../model.ts'
import { nodeLines } from '../amount/payment-nodes.ts'
import { refundLabel } from '../amount/refund.ts'
import { orderAmount, orderLabel } from '../rules.ts'
import { OrderTimeToPay } from './OrderTimeToPay.tsx'
import { OrderGoodsLine } from './OrderGoodsCard.tsx'
import { toneOfOrder } from '../state/order-status-tone.ts'
import { RowActions } from './OrderActions.tsx'
import './order.css'
import './order-row.css'

function Nodes({ order }: { order: Order }) {
  return nodeLines(order).map(({ label, amount, state }) => (
    <span key={label} className="order-row-foot">
      <span>{`${label} ${formatMoney(amount)}`}</span>
      <span className="muted">{state}</span>
    </span>
  ))
}

function Sum({ order }: { order: Order }) {
  const { paid, due } = useAmountDue(order)
  const amount = orderAmount(order)
  if (paid !== null && paid > 0)
    return (
      <>
        <span className="order-row-foot">
          <span className="muted">{order.orderNumber}</span>
          <span className="muted">{`共 ${formatMoney(amount)}`}</span>
        </span>
        <span className="order-row-foot">
          <span className="muted">{`已付 ${formatMoney(paid)}`}</span>
          <span className="order-row-sum">
            待付 <Price amount={due} />
          </span>
        </span>
      </>
    )
  return (
    <span className="order-row-foot">
      <span className="muted">{order.orderNumber}</span>
      {amount === null ? (
        <span className="muted">没有查到金额</span>
      ) : (
        <span className="order-row-sum">
          共 <Price amount={amount} />
        </span>
      )}
    </span>
  )
}

/** One order in a list (ORDX-001). The list of refunds shows the state of the refund (ORD-021). */
export function OrderRow({ order, inRefunds }: { order: Order; inRefunds: boolean }) {
  const refund = order.refundmentDetails?.status
  return (
    <div className="card">
      <Link className="order-row" to={to(paths.orderDetail, { id: order.id })}>
        <span className="order-row-head">
          <span className="muted">
            {order.createdDate === null ? '订单' : <time>{formatDate(order.createdDate, 'minute')}</time>}
          </span>
          <strong className="order-state" data-tone={toneOfOrder(order, inRefunds)}>
            {inRefunds && refund ? refundLabel(refund) : orderLabel(order)}
          </strong>
        </span>
        {order.goods && <OrderGoodsLine goods={order.goods} />}
        {refund && !inRefunds && (
          <span className="order-row-foot">
            <span className="muted">退款/售后</span>
            <span className="muted">{refundLabel(refund)}</span>
          </span>
        )}
        <Nodes order={order} />
        <Sum order={order} />
        {order.status === 'PAYING' && <span className="order-row-foot muted">正在确认付款结果，不用再次支付</span>}
      </Link>
      <OrderTimeToPay order={order} />
      <RowActions order={order} />
    </div>
  )
}
