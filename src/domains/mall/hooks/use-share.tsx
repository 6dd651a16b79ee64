import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { me } from '#/domains/user/queries.ts'
import { useSession } from '#/domains/user/store.ts'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import type { Goods } from '../model.ts'
import { goodsCard } from '../share-rules.ts'

const ShareSheet = latePart(() => import('#/widgets/share/GoodsShareSheet.tsx'))

/**
 * Sharing of a goods page: the card for WeChat, the function that opens the sheet, and the sheet, for the goods or for
 * a group. Card and link contain the sharer's code (NAV-008). A preview cannot be shared.
 */
export function useShare(goods: Goods, id: string, preview: boolean) {
  const [share, setShare] = useState<{ open: boolean; groupCode: string | null } | null>(null)
  const signedIn = useSession((state) => state.token !== null)
  const { data: user } = useQuery({ ...me(), enabled: signedIn })
  useShareCard(preview ? null : goodsCard(goods, id, { sharingCode: user?.shareCode, groupCode: share?.groupCode }))
  const show = (groupCode: string | null) => setShare({ open: true, groupCode })
  const sheet: ReactNode = share && (
    <Suspense fallback={null}>
      <ShareSheet goods={goods} {...share} own onClose={() => setShare({ ...share, open: false })} />
    </Suspense>
  )
  return { share: preview ? null : () => show(null), sheet, invite: show }
}
