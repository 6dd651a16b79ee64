import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { groupOf } from '../group/queries.ts'
import { atGroupPrice, groupReduction } from '../group/rules.ts'
import type { Goods } from '../model.ts'

/** The goods at this person's price: reduced in a complete group, else the ordinary price (GOODS-037). */
export function useGroupPrice(goods: Goods, code: string | null, sold: boolean): Goods {
  const signedIn = useSignedIn()
  const { data: group } = useQuery({ ...groupOf(goods.goodsId ?? '', code), enabled: signedIn && sold })
  return atGroupPrice(goods, groupReduction(group ?? null, serverNow()))
}
