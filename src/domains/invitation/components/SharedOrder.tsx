import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import type { Order } from '#/domains/order/model.ts'
import { orderLabel } from '#/domains/order/rules.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { buyerOf } from '../share-rules.ts'
import './invitation.css'

/** An order of another person: goods, number, time and state. Of the buyer's name only the first character is shown. */
export function SharedOrder({ order }: { order: Order }) {
  const number = order.goods?.number ?? null
  return (
    <div className="card shared-order">
      <span className="shared-order-head">
        <span className="muted">
          <DatedText text={order.createdDate === null ? '' : `下单时间 ${formatDate(order.createdDate, 'minute')}`} />
        </span>
        <strong>{orderLabel(order)}</strong>
      </span>
      <span className="shared-order-goods">
        <span className="shared-order-picture">
          <SafeImage src={order.goods?.mainPicture ?? ''} alt="" />
        </span>
        <span className="shared-order-text">
          {order.goods?.name ?? '商品'}
          <span className="shared-order-head">
            <span className="muted">{`购买人 ${buyerOf(order)}`}</span>
            {number !== null && <span className="muted">{`x${number}`}</span>}
          </span>
        </span>
      </span>
    </div>
  )
}
