import { useSignedIn } from '#/domains/user/store.ts'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import { cheapest } from '../catalogue/card-rules.ts'
import type { Goods } from '../model.ts'
import GroupPrice from './GroupPrice.tsx'

/** 拼团价 comes only from the cache: a list sends no request for each of its goods (decision 575). */
function GroupCard({ goods }: { goods: Goods }) {
  const signedIn = useSignedIn()
  return (
    <GoodsCard goods={goods}>
      {signedIn && <GroupPrice goodsId={goods.goodsId ?? ''} code={null} item={cheapest(goods)} known />}
    </GoodsCard>
  )
}

export const groupCard = (goods: Goods) => <GroupCard goods={goods} />
