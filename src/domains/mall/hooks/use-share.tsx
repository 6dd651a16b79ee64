import { type ReactNode, useState } from 'react'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'
import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import type { Goods } from '../model.ts'
import { goodsCard } from '../share-rules.ts'

const ShareSheet = lazyLayer(() => import('#/widgets/share/GoodsShareSheet.tsx'))

/**
 * Sharing of a goods page: the card for WeChat, the function that opens the sheet, and the sheet, for the goods or for
 * a group. Card and link contain a sharing code (NAV-008). A preview cannot be shared.
 */
export function useShare(goods: Goods, id: string, preview: boolean) {
  const [share, setShare] = useState<{ open: boolean; groupCode: string | null } | null>(null)
  const { sharingCode: inAddress } = useSearch(paths.goods)
  const sharingCode = useSharerCode(inAddress)
  useShareCard(preview ? null : goodsCard(goods, id, { sharingCode, groupCode: share?.groupCode }))
  const show = (groupCode: string | null) => setShare({ open: true, groupCode })
  const sheet: ReactNode = share && (
    <ShareSheet
      goods={goods}
      {...share}
      inAddress={inAddress}
      own
      onClose={() => setShare({ ...share, open: false })}
    />
  )
  return { share: preview ? null : () => show(null), sheet, invite: show }
}
