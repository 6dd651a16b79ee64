import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import SheetPanel from '#/shared/ui/layers/SheetPanel.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import type { Goods } from '#/domains/mall/model.ts'
import { priceText, runningPromotions, shareRewards } from '#/domains/mall/price/offer-rules.ts'
import { promotionsOf } from '#/domains/mall/queries.ts'
import { goodsPictures } from '#/domains/mall/catalogue/card-rules.ts'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { goodsCard } from '#/domains/mall/share-rules.ts'
import { ShareOptions } from './ShareOptions.tsx'
import { useSharerCode } from './use-sharer-code.ts'
import './goods-share.css'
import './share-options.css'

const posterOf = (goods: Goods, link: string) => ({
  name: goods.name,
  subtitle: goods.subtitle,
  accent: priceText(goods),
  picture: goodsPictures(goods)[0] ?? '',
  link,
})

interface GoodsShareSheetProps {
  goods: Goods
  groupCode?: string | null
  inAddress?: string | null
  /** Whether the current share card is the card of these goods, so that WeChat's menu shares the same link. */
  own: boolean
  open: boolean
  onClose: () => void
}

function SignInNote() {
  const { pathname, search } = useLocation()
  return (
    <p className="share-note">
      登录后分享，链接会带上您的分享码。<Link to={loginAddress(pathname + search)}>去登录</Link>
    </p>
  )
}

/** Ways to share goods: WeChat's menu, the link, a poster. The link contains a sharing code, never a name. */
export default function GoodsShareSheet({
  goods,
  groupCode,
  inAddress = null,
  own,
  open,
  onClose,
}: GoodsShareSheetProps) {
  const signedIn = useSignedIn()
  const sharingCode = useSharerCode(inAddress)
  const link = shareLink(goodsCard(goods, goods.goodsId ?? '', { sharingCode, groupCode }))
  const { data: events } = useQuery(promotionsOf(goods.goodsId ?? ''))
  const running = runningPromotions(goods.abstractPromotionEvent, events?.items ?? [], serverNow())
  const gains = areRewardsShown() ? shareRewards(goods, running) : []
  return (
    <SheetPanel title={groupCode ? '邀请朋友拼团' : '分享商品'} open={open} onClose={onClose}>
      <div className="share">
        {gains.length > 0 && (
          <ul className="share-gains" aria-label="分享奖励">
            {gains.map((gain) => (
              <li key={gain}>{gain}</li>
            ))}
          </ul>
        )}
        {!signedIn && <SignInNote />}
        <ShareOptions poster={posterOf(goods, link)} own={own} onDone={onClose} />
      </div>
    </SheetPanel>
  )
}
