import { useEffect } from 'react'
import { useSignedIn } from '#/domains/user/store.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import type { Goods } from '../model.ts'
import { recordViewed } from '../viewed.ts'
import { recordView } from '../mutations.ts'

/**
 * GOODS-007: reports a signed-in person's view of goods on sale; a failure is ignored. The phone also stores the
 * view, for visitors too. A preview is not a view.
 */
export function useGoodsView(goods: Goods, id: string, preview: boolean): void {
  const signedIn = useSignedIn()
  const shown = goods.state === 'PUBLISHED' && !preview
  useEffect(() => {
    if (shown) recordViewed(id)
    if (!signedIn || !shown) return
    const url = window.location.origin + window.location.pathname
    sendMutation(recordView, { body: { goodsId: id, url } }).catch(() => undefined)
  }, [signedIn, shown, id])
}
