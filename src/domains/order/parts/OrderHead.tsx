import type { Order } from '../model.ts'
import { orderLabel, orderNote } from '../rules.ts'

/** The state of an order in large words, and one sentence on what comes next. */
export function OrderHead({ order }: { order: Order }) {
  return (
    <div className="order-head">
      <h2>{orderLabel(order)}</h2>
      <p>{orderNote(order)}</p>
    </div>
  )
}
