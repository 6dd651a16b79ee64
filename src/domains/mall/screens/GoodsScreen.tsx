import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { toCode } from '#/domains/session/rules.ts'
import { paths } from '#/paths.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share.ts'
import { keptChoice } from '../choice.ts'
import { BuyBar } from '../parts/BuyBar.tsx'
import { CouponStrip } from '../parts/CouponStrip.tsx'
import { GoodsGallery } from '../parts/GoodsGallery.tsx'
import { PriceBlock } from '../parts/PriceBlock.tsx'
import { SpecificationSheet } from '../parts/SpecificationSheet.tsx'
import { useGoodsView } from '../parts/use-goods-view.ts'
import { goodsById } from '../queries.ts'
import { firstAvailable, goodsPictures, goodsRefusal } from '../rules.ts'
import './goods.css'

// Below the first screen: it comes after what is seen first.
const RichText = lazy(() => import('#/shared/ui/RichText.tsx').then((module) => ({ default: module.RichText })))

/** /commodity-detail/{id}: what it is, what it costs, what one gets; choose and buy. */
export default function GoodsScreen() {
  const { id } = useScreenParams(paths.goods)
  const sharingCode = toCode(useSearch().get('sharingCode'))
  const { data: goods } = useSuspenseQuery(goodsById(id, sharingCode))
  const [before] = useState(() => keptChoice(id))
  const [open, setOpen] = useState(before !== null)
  const [chosenId, setChosenId] = useState(before?.specificationId ?? null)
  const [number, setNumber] = useState(before?.number ?? 1)
  useGoodsView(goods, id)
  useShareCard({
    title: goods.name,
    description: goods.subtitle,
    picture: goodsPictures(goods)[0] ?? '',
    path: `/commodity-detail/${id}`,
  })
  if (goods.state === 'DELETED')
    return (
      <Page title="商品详情">
        <EmptyState
          picture="empty-list"
          text={goodsRefusal.DELETED ?? ''}
          action={{ label: '去首页看看', to: paths.home }}
        />
      </Page>
    )
  const chosen = goods.specifications.find((item) => item.id === chosenId) ?? firstAvailable(goods)
  return (
    <Page title="商品详情">
      <GoodsGallery pictures={goodsPictures(goods)} name={goods.name} />
      <PriceBlock goods={goods} chosen={chosen} />
      <CouponStrip coupons={goods.discountCouponList} />
      <Card>
        <Row label="规格" value={chosen ? `${chosen.name} × ${number}` : '暂无规格'} onPress={() => setOpen(true)} />
        {goods.highlights.length > 0 && (
          <ul className="highlights">
            {goods.highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Card>
      {goods.detail && (
        <Card title="商品介绍">
          <Suspense fallback={<div className="goods-text-wait" />}>
            <RichText html={goods.detail} />
          </Suspense>
        </Card>
      )}
      <BuyBar refusal={goodsRefusal[goods.state]} amount={chosen?.price ?? null} onBuy={() => setOpen(true)} />
      <SpecificationSheet
        goods={goods}
        chosen={chosen}
        number={number}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={setChosenId}
        onNumber={setNumber}
        sharingCode={sharingCode}
      />
    </Page>
  )
}
