import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { lazyPanel } from '#/shared/ui/lazy/lazy-layer.tsx'
import { lazyPart, PartLoading } from '#/shared/ui/lazy/lazy-part.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import type { Goods } from '../model.ts'
import { BuyBar, BuyLinks } from '../components/BuyBar.tsx'
import { GoodsPictures } from '../components/GoodsPictures.tsx'
import { PriceBlock } from '../components/PriceBlock.tsx'
import { GroupPrice, Terms } from '../components/Terms.tsx'
import { useChoice } from '../hooks/use-choice.ts'
import { useGroupPrice } from '../hooks/use-group-price.ts'
import { useShare } from '../hooks/use-share.tsx'
import { isPreview } from '../preview.ts'
import { priceChange } from '../price/price-change.ts'
import { goodsAt } from '../queries.ts'
import { buyRefusal, goodsRefusal, PREVIEW_REFUSAL } from '../rules.ts'
import { isGoods } from '../catalogue/whole-goods.ts'
import '../components/goods.css'

const SpecificationSheet = lazyPanel(() => import('../components/SpecificationSheet.tsx'))
const PriceChanged = optionalPart(() => import('#/widgets/goods/PriceChanged.tsx'))
// This part is mostly below the fold, so an address that is opened from outside loads its chunk after the first paint.
const GoodsBelow = lazyPart(() => import('../components/GoodsBelow.tsx'), <PartLoading className="goods-text-wait" />)

export const parts = [GoodsBelow, BuyLinks, GroupPrice]

function Gone({ text }: { text: string }) {
  return (
    <Page title="商品详情">
      <EmptyState picture="empty-list" text={text} action={{ label: '去首页看看', to: paths.home }} />
    </Page>
  )
}

function Shown({ goods: given, id, preview }: { goods: Goods; id: string; preview: boolean }) {
  const search = useSearch(paths.goods)
  const refusal = preview ? PREVIEW_REFUSAL : buyRefusal(given)
  const offered = !preview && goodsRefusal(given.state) === null
  const code = search.groupCode
  const goods = useGroupPrice(given, code, offered)
  const [seen, setSeen] = useState(given)
  const shown = useGroupPrice(seen, code, offered)
  const { show: choose, close, setChosenId, setNumber, ...choice } = useChoice(goods, id)
  const share = useShare(given, id, preview)
  const { chosen } = choice
  const change = priceChange(shown, chosen)
  const coupons = offered && goods === given ? given.discountCouponList : []
  const terms = offered && <Terms goodsId={id} coupons={coupons} code={code} item={chosen} />
  return (
    <Page title="商品详情">
      {preview && <p className="goods-preview">预览：买家现在还看不到这个页面</p>}
      <GoodsPictures goods={goods} />
      <PriceBlock goods={goods} chosen={chosen}>
        {terms}
      </PriceBlock>
      <GoodsBelow
        {...{ goods, id, preview, offered, code, chosen }}
        number={choice.number}
        onChoose={choose}
        onInvite={share.invite}
      />
      <BuyBar refusal={refusal} onBuy={choose} onShare={share.share}>
        <Price amount={chosen?.price} size="normal" />
        {terms}
        {change && <PriceChanged change={change} />}
      </BuyBar>
      <SpecificationSheet
        goods={goods}
        {...choice}
        onClose={close}
        onChoose={setChosenId}
        onNumber={setNumber}
        sharingCode={search.sharingCode}
        coupons={coupons}
        code={code}
        shown={shown}
        onAgree={() => setSeen(given)}
        plain={goods === given}
        refusal={refusal}
      />
      {share.sheet}
    </Page>
  )
}

export default function GoodsScreen() {
  const { id, type } = useScreenParams(paths.goodsOfType)
  const search = useSearch(paths.goods)
  const preview = isPreview(type, search)
  const { data: goods } = useSuspenseQuery(goodsAt(id, type, search))
  if (goods.state === 'DELETED') return <Gone text={goodsRefusal(goods.state) ?? ''} />
  return isGoods(goods) ? <Shown goods={goods} id={id} preview={preview} /> : <Gone text="未找到" />
}
