import { Link, useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatPoints, type Points, points } from '#/shared/lib/points.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import type { NewPointsOrder, PointsGoods } from '../model.ts'
import { costOf, missingPoints, redeemRefusal } from '../rules.ts'
import { PointsPrice } from './PointsPrice.tsx'
import type { PointsChoice } from '../hooks/use-choice.ts'
import { useRedeem } from '../hooks/use-redeem.ts'
import './points.css'

interface RedeemBarProps {
  id: string
  goods: PointsGoods
  chosen: PointsChoice
  /** Null if unknown; the bar then shows this as the reason. */
  balance: Points | null
}

const orderOf = (id: string, { number, way, address, place }: PointsChoice, cost: Points): NewPointsOrder => ({
  goodsId: id,
  number,
  shippingAddressId: way === 'EXPRESS' ? (address?.id ?? null) : null,
  pickUpPlaceId: way === 'PICK_UP' ? (place?.id ?? null) : null,
  expectedPoints: cost,
})

/** Shown if the person has too few points: the number of missing points, and a link to earn more (PTS-016). */
function TooFew({ missing }: { missing: Points }) {
  return (
    <ActionBar>
      <span className="points-due">
        <span>{`还差 ${formatPoints(missing)}`}</span>
        <Link className="points-earn" to={paths.integralTasks}>
          去赚积分
        </Link>
      </span>
      <Button disabled>积分不足</Button>
    </ActionBar>
  )
}

export function RedeemBar({ id, goods, chosen, balance }: RedeemBarProps) {
  const navigate = useNavigate()
  const cost = costOf(goods, chosen.number)
  const refusal = redeemRefusal(goods, chosen.number, balance)
  const have = balance ?? points(0)
  const redeem = useRedeem({
    order: orderOf(id, chosen, cost ?? have),
    question: `用${formatPoints(cost)}兑换${chosen.number}件“${goods.name}”，兑换后还有${formatPoints(have - (cost ?? 0))}。`,
  })
  if (refusal === '积分不足') return <TooFew missing={missingPoints(cost, have)} />
  if (refusal)
    return (
      <ActionBar>
        <Button disabled>{refusal}</Button>
      </ActionBar>
    )
  const needsAddress = chosen.way === 'EXPRESS' && !chosen.address
  const press = needsAddress ? () => void navigate(to(paths.addressNew, {}, { target: chosen.backTo() })) : redeem.run
  return (
    <ActionBar>
      <span className="points-due" aria-live="polite">
        共 <PointsPrice value={cost} />
      </span>
      <Button busy={redeem.busy} onPress={press}>
        {needsAddress ? '先填收货地址' : '立即兑换'}
      </Button>
    </ActionBar>
  )
}
