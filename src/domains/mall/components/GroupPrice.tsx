import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { Price } from '#/shared/ui/Price.tsx'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { canBuyInGroup, groupOf } from '../group/queries.ts'
import { groupOffer } from '../group/rules.ts'
import type { Specification } from '../buy/specification.ts'
import '#/widgets/goods/goods-card.css'

interface GroupPriceProps {
  goodsId: string
  /** The code of the group in an invitation link. */
  code: string | null
  item: Specification | null
  number?: number
  /** Uses only cached data and sends no request. */
  known?: true
}

/** 拼团价 and the number of missing people, for goods that the server sells in groups (GOODS-037). */
export default function GroupPrice({ goodsId, code, item, number = 1, known }: GroupPriceProps) {
  const enabled = useSignedIn() && !known
  const { data: canBuy } = useQuery({ ...canBuyInGroup(goodsId), enabled })
  const { data: group } = useQuery({ ...groupOf(goodsId, code), enabled })
  const offer = group && groupOffer(group, { canBuy: canBuy === true, item, number }, serverNow())
  if (!offer) return null
  return (
    <span className="goods-after">
      拼团价 <Price amount={offer.total} size="small" /> {offer.missing}
    </span>
  )
}
