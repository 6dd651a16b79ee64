import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazyPart, PartLoading } from '#/shared/ui/lazy/lazy-part.tsx'
import { goodsRefusal } from '#/domains/mall/rules.ts'
import { paths } from '#/paths.ts'
import { Carousel } from '#/shared/ui/pictures/Carousel.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { Stepper } from '#/shared/ui/Stepper.tsx'
import type { PointsGoods } from '../model.ts'
import { DeliveryChoice } from '../components/DeliveryChoice.tsx'
import { PointsPrice } from '../components/PointsPrice.tsx'
import { RedeemBar } from '../components/RedeemBar.tsx'
import { useChoice } from '../hooks/use-choice.ts'
import { pointsBalance, pointsGoodsById } from '../queries.ts'
import { balanceText, goodsPictures, isPointsGoods, maxPieces, quotaText, stockText } from '../rules.ts'
import '../components/points.css'

// This part is below the fold, so its chunk is loaded later.
const RichText = lazyPart(() => import('#/shared/ui/RichText.tsx'), <PartLoading className="points-text-wait" />)

function Gallery({ goods }: { goods: PointsGoods }) {
  const pictures = goodsPictures(goods)
  if (pictures.length === 0) return <SafeImage src="" alt={goods.name} />
  return (
    <Carousel label="商品图片" numbered>
      {pictures.map((picture, index) => (
        <SafeImage key={picture} src={picture} alt={`${goods.name} 图${index + 1}`} eager={index === 0} />
      ))}
    </Carousel>
  )
}

function Facts({ goods }: { goods: PointsGoods }) {
  const quota = quotaText(goods)
  const stock = stockText(goods)
  return (
    <section className="points-facts">
      <PointsPrice value={goods.points} size="large" />
      <h2>{goods.name}</h2>
      {goods.subtitle && <p>{goods.subtitle}</p>}
      {quota && <p className="points-quota">{quota}</p>}
      {stock && <p className="points-soft">{stock}</p>}
    </section>
  )
}

/**
 * Number, delivery and the redeem button. If the pick-up places or the shipping addresses cannot be read, nothing can
 * be redeemed.
 */
function Redeeming({ id, goods }: { id: string; goods: PointsGoods }) {
  const { data: balance, isError } = useQuery(pointsBalance())
  const chosen = useChoice(id, goods)
  return (
    <>
      <Card className="points-text">
        <div className="points-number">
          <span>兑换数量</span>
          <Stepper
            label="兑换数量"
            min={1}
            max={maxPieces(goods)}
            value={chosen.number}
            onChange={(number) => chosen.change({ number })}
          />
        </div>
        <Row label="我的积分" value={balance ? balanceText(balance.points) : ''} />
        {isError && !balance && <RefetchButton what="积分" />}
      </Card>
      <DeliveryChoice chosen={chosen} />
      <RedeemBar id={id} goods={goods} chosen={chosen} balance={balance?.points ?? null} />
    </>
  )
}

function Redeemable({ id, goods }: { id: string; goods: PointsGoods }) {
  return (
    <Page title="积分商品详情">
      <Gallery goods={goods} />
      <Facts goods={goods} />
      <ScreenPart waiting={<ScreenSkeleton kind="form" />}>
        <Redeeming id={id} goods={goods} />
      </ScreenPart>
      {goods.detail && (
        <Card>
          <RichText html={goods.detail} />
        </Card>
      )}
    </Page>
  )
}

/** /integral-goods-detail/{id}: description, price and delivery of points goods, and the redeem button (MISC-007). */
export default function IntegralGoodsScreen() {
  const { id } = useScreenParams(paths.integralGoods)
  const { data: goods } = useSuspenseQuery(pointsGoodsById(id))
  const deleted = goods.state === 'DELETED'
  if (!deleted && isPointsGoods(goods)) return <Redeemable id={id} goods={goods} />
  return (
    <Page title="积分商品详情">
      <EmptyState
        picture="empty-list"
        text={(deleted && goodsRefusal(goods.state)) || '未找到'}
        action={{ label: '看看其他好物', to: paths.integralMall }}
      />
    </Page>
  )
}
