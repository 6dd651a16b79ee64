import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { sharerOf } from '#/domains/user/queries.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { storeAgreedPrice } from '../price/agreed-price.ts'
import { storeChoice } from '../buy/choice.ts'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'
import { mustConfirmSharer, coverName, sharerQuestion, shippingFlag } from '../buy/buy-rules.ts'

/**
 * Asks whether the named sharer is right; after 不是, the order has no sharer (GOODS-016, decision 96). Resolves with
 * undefined if the page was left without an answer.
 */
function useSharerQuestion() {
  const client = useQueryClient()
  return async (goods: Goods, code: string | null): Promise<string | null | undefined> => {
    if (!code || !mustConfirmSharer(goods, code)) return code
    const name = await client.query(sharerOf(code)).then(
      (sharer) => coverName(sharer.fullName),
      () => '',
    )
    const yes = await confirm({
      title: '确认分享人',
      text: sharerQuestion(name, code),
      confirm: '是的，继续',
      cancel: '不是，不带分享人',
    })
    if (yes === null) return undefined
    return yes ? code : null
  }
}

interface Buying {
  goods: Goods
  chosen: Specification | null
  number: number
  sharingCode: string | null
  /** Whether the prices are the public prices, so that the order must have the same prices. */
  plain: boolean
  /** Asks for confirmation of changed prices; false cancels. */
  agree: () => Promise<boolean>
  onClose: () => void
}

/** Opens the order with the choice. Without a session, the login opens first and returns to exactly this page. */
export function useBuy({ goods, chosen, number, sharingCode, plain, agree, onClose }: Buying) {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const sharer = useSharerQuestion()
  return useOneAtATime(async () => {
    if (!chosen || !(await agree())) return
    const id = goods.goodsId ?? ''
    if (!sessionToken()) {
      onClose()
      storeChoice(id, { specificationId: chosen.id, number })
      await navigate(loginAddress(pathname + search))
      return
    }
    const code = await sharer(goods, sharingCode)
    if (code === undefined) return
    onClose()
    storeChoice(id, { specificationId: chosen.id, number, entry: key })
    storeAgreedPrice(chosen.id, plain ? chosen.price : null)
    const query = { specification: chosen.id, number, sharingCode: code, requireShippingAddress: shippingFlag(goods) }
    await navigate(to(paths.orderInfo, { id }, query))
  })
}
