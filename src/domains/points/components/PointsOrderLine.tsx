import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { PointsOrder } from '../model.ts'
import { PointsPrice } from './PointsPrice.tsx'
import './points.css'

export function PointsOrderLine({ order }: { order: PointsOrder }) {
  return (
    <span className="points-line">
      <span className="points-line-picture">
        <SafeImage src={order.goods?.mainPicture ?? ''} alt="" />
      </span>
      <span className="points-line-text">
        {order.goods?.name ?? '积分商品'}
        <span className="points-line-foot">
          <PointsPrice value={order.points} size="small" />
          {order.number !== null && <span className="muted">{`x${order.number}`}</span>}
        </span>
      </span>
    </span>
  )
}
