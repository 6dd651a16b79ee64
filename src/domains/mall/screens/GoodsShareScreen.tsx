import { Page } from '#/shared/ui/Page.tsx'
import { ShareableGoods } from '#/widgets/share/ShareableGoods.tsx'

/** /commodity-search/goods-share: goods to share, with the minimum reward (GOODS-005, GOODS-015). */
export default function GoodsShareScreen() {
  return (
    <Page title="分享商品">
      <ShareableGoods />
    </Page>
  )
}
