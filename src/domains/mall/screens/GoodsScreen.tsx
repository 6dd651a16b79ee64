import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { toCode } from '#/domains/session/code.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { optional } from '#/shared/ui/optional.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useIdle } from '#/shared/ui/use-idle.ts'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import type { Goods } from '../model.ts'
import { BuyBar } from '../parts/BuyBar.tsx'
import { ChosenCard, Coupons, Description } from '../parts/GoodsFacts.tsx'
import { GoodsPictures } from '../parts/GoodsPictures.tsx'
import { PriceBlock } from '../parts/PriceBlock.tsx'
import { SpecificationChoice } from '../parts/SpecificationChoice.tsx'
import { useChoice } from '../parts/use-choice.ts'
import { useGroupPrice } from '../parts/use-group.ts'
import { useGoodsView } from '../parts/use-goods-view.ts'
import { useShare } from '../parts/use-share.tsx'
import { isPreview } from '../preview.ts'
import { goodsAt } from '../queries.ts'
import { buyRefusal, goodsRefusal, PREVIEW_REFUSAL } from '../rules.ts'
import { isGoods } from '../whole-goods.ts'
import '../parts/goods.css'

// Below the fold, so they are loaded later.
const GoodsOffers = optional(async () => (await import('../parts/GoodsOffers.tsx')).GoodsOffers)
const Recommended = optional(async () => (await import('../parts/Recommended.tsx')).Recommended)

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
  const code = toCode(search.groupCode)
  const goods = useGroupPrice(given, code, offered)
  const { show: choose, close, setChosenId, setNumber, ...choice } = useChoice(goods, id)
  const share = useShare(given, id, preview)
  const idle = useIdle()
  return (
    <Page title="商品详情" right={share.button}>
      {preview && <p className="goods-preview">预览：买家现在还看不到这个页面</p>}
      <GoodsPictures goods={goods} />
      <PriceBlock goods={goods} chosen={choice.chosen} />
      {offered && <Coupons goods={goods} />}
      <ChosenCard goods={goods} chosen={choice.chosen} number={choice.number} onOpen={choose} />
      <Suspense fallback={null}>
        {offered && <GoodsOffers goods={goods} code={code} onInvite={share.invite} onBuy={choose} />}
      </Suspense>
      <Description html={goods.detail} />
      <Suspense fallback={null}>{!preview && idle && <Recommended except={id} />}</Suspense>
      <BuyBar refusal={refusal} amount={choice.chosen?.price ?? null} onBuy={choose} />
      <SpecificationChoice
        goods={goods}
        {...choice}
        onClose={close}
        onChoose={setChosenId}
        onNumber={setNumber}
        sharingCode={toCode(search.sharingCode)}
        refusal={refusal}
      />
      {share.sheet}
    </Page>
  )
}

/** /commodity-detail/{id}: description, price, contents; choose and buy. */
export default function GoodsScreen() {
  const { id, type } = useScreenParams(paths.goodsOfType)
  const search = useSearch(paths.goods)
  const preview = isPreview(type, search)
  const { data: goods } = useSuspenseQuery(goodsAt(id, type, search))
  useGoodsView(goods, id, preview)
  if (goods.state === 'DELETED') return <Gone text={goodsRefusal(goods.state) ?? ''} />
  return isGoods(goods) ? <Shown goods={goods} id={id} preview={preview} /> : <Gone text="未找到" />
}
