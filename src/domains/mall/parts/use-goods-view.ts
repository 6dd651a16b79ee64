import { useEffect } from 'react'
import { useSession } from '#/domains/session/store.ts'
import { sendWrite } from '#/shared/api/write.ts'
import type { Goods } from '../model.ts'
import { recordView } from '../writes.ts'

/** GOODS-007: a signed-in person's look at goods is recorded once they are there; a failure concerns nobody. */
export function useGoodsView(goods: Goods, id: string, preview: boolean): void {
  const signedIn = useSession((state) => state.token !== null)
  const shown = goods.state === 'PUBLISHED' && !preview
  useEffect(() => {
    if (!signedIn || !shown) return
    const url = window.location.origin + window.location.pathname
    sendWrite(recordView, { body: { goodsId: id, url } }).catch(() => undefined)
  }, [signedIn, shown, id])
}
