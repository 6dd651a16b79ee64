import type { Order } from '../model.ts'
import { refundLabel, refundNote } from '../amount/refund.ts'
import { orderLabel, orderNote } from '../rules.ts'
import './order.css'

export function OrderHead({ order }: { order: Order }) {
  const refund = order.refundmentDetails?.status
  const note = refund ? refundNote(refund) : orderNote(order)
  return (
    <div className="order-head">
      <h2>{refund ? refundLabel(refund) : orderLabel(order)}</h2>
      {note && <p>{note}</p>}
      {refund && <p>{`订单状态：${orderLabel(order)}`}</p>}
    </div>
  )
}
