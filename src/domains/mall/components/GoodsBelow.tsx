import { paths, to } from '#/paths.ts'
import { times } from '#/shared/lib/money.ts'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useIdle } from '#/shared/ui/use-idle.ts'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'
import { CouponStrip } from './CouponStrip.tsx'
import { ChosenCard, Description } from './GoodsFacts.tsx'
import { GoodsOffers } from './GoodsOffers.tsx'
import { GroupBuyingCard } from './GroupBuyingCard.tsx'
import { useGroupPlace } from '../hooks/use-group-place.ts'
import { useGoodsView } from '../hooks/use-goods-view.ts'
import { usePriceWatch } from '../hooks/use-price-watch.ts'

const Recommended = optionalPart(() => import('./Recommended.tsx'))

interface GoodsBelowProps {
  goods: Goods
  id: string
  preview: boolean
  /** True if the goods are on sale and this is not a preview. */
  offered: boolean
  /** The code of the group in an invitation link. */
  code: string | null
  chosen: Specification | null
  number: number
  onChoose: () => void
  onInvite: (code: string) => void
}

/** The part of the goods page below name and price: coupons, specification, promotions, description, other goods. */
export default function GoodsBelow({
  goods,
  id,
  preview,
  offered,
  code,
  chosen,
  number,
  onChoose,
  onInvite,
}: GoodsBelowProps) {
  const idle = useIdle()
  useGoodsView(goods, id, preview)
  usePriceWatch(id, preview)
  const goodsId = goods.goodsId ?? ''
  const price = chosen?.price ?? null
  const { mark, place } = useGroupPlace(goodsId, code, offered)
  const group = offered && <GroupBuyingCard goodsId={goodsId} code={code} onInvite={onInvite} onBuy={onChoose} />
  return (
    <>
      {offered && <CouponStrip coupons={goods.discountCouponList} total={price && times(price, number)} />}
      <ChosenCard goods={goods} chosen={chosen} number={number} onOpen={onChoose} />
      {offered && <GoodsOffers goods={goods} />}
      <div ref={mark}>{place === 'own' && group}</div>
      {offered && (
        <Card>
          <Row label="咨询这件商品" value="顾问免费解答" to={to(paths.consultDetail, {}, { id })} />
        </Card>
      )}
      <Description html={goods.detail} />
      {!preview && idle && <Recommended except={id} />}
      {place === 'last' && group}
    </>
  )
}
