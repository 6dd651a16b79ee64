import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import type { Points } from '#/shared/lib/points.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import '#/widgets/goods/goods-card.css'
import type { PointsGoods } from '../model.ts'
import { redeemHint } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'
import './points.css'

export function PointsGoodsCard({ goods, balance }: { goods: PointsGoods; balance: Points | null }) {
  const hint = redeemHint(goods, balance)
  return (
    <Link className="goods-card goods-card-large" to={to(paths.integralGoods, { id: goods.id ?? '' })}>
      <SafeImage src={goods.mainPicture} alt="" />
      <span className="goods-card-text">
        <span className="goods-card-name">{goods.name}</span>
        <span>
          <PointsPrice value={goods.points} />
          {hint && <span className="points-hint">{hint}</span>}
        </span>
      </span>
    </Link>
  )
}
