import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatPoints, type Points } from '#/shared/lib/points.ts'
import { SafeImage } from '#/shared/ui/SafeImage.tsx'
import '#/widgets/goods-card.css'
import type { PointsGoods } from '../model.ts'
import { missingPoints } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'

/** What stands in the way, said before the goods are opened. */
const hint = (goods: PointsGoods, balance: Points): string => {
  if (goods.stock === 0) return '已兑完'
  const missing = missingPoints(goods.points, balance)
  return missing > 0 ? `还差${formatPoints(missing)}` : '可兑换'
}

/** One of the points goods in a two-column list. */
export function PointsGoodsCard({ goods, balance }: { goods: PointsGoods; balance: Points }) {
  return (
    <Link className="goods-card points-card" to={to(paths.integralGoods, { id: goods.id ?? '' })}>
      <SafeImage src={goods.mainPicture} alt="" />
      <span className="goods-card-text">
        <span className="goods-card-name">{goods.name}</span>
        <span>
          <PointsPrice value={goods.points} />
          <span className="points-hint">{hint(goods, balance)}</span>
        </span>
      </span>
    </Link>
  )
}
