import type { Order } from '../model.ts'
import { refundLabel, refundNote } from '../amount/refund.ts'
import { usePendingPayment } from '../hooks/use-pending-payment.ts'
import { orderCan, orderLabel, orderNote } from '../rules.ts'
import './order.css'

export function OrderHead({ order }: { order: Order }) {
  const refund = order.refundmentDetails?.status
  const confirming = usePendingPayment(order) !== null && orderCan('pay', order)
  const note = refund ? refundNote(refund) : confirming ? '有一笔付款正在确认，请先查看结果' : orderNote(order)
  return (
    <div className="order-head">
      <h2>{refund ? refundLabel(refund) : orderLabel(order)}</h2>
      {note && <p>{note}</p>}
      {refund && <p>{`订单状态：${orderLabel(order)}`}</p>}
    </div>
  )
}
