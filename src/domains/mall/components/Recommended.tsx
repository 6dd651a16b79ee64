import { useQuery } from '@tanstack/react-query'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import { recommendedGoods } from '../queries.ts'
import { Section } from '#/widgets/Section.tsx'
import '#/widgets/goods/goods-card.css'

const SHOWN = 6

export default function Recommended({ except }: { except?: string }) {
  const { data, isError } = useQuery(recommendedGoods())
  if (isError && !data) return <RefetchButton what="推荐商品" />
  const goods = (data?.items ?? []).filter((entry) => entry.goodsId !== except).slice(0, SHOWN)
  if (goods.length === 0) return null
  return (
    <Section title="为您推荐">
      <ul className="goods-grid">
        {goods.map((entry) => (
          <li key={entry.goodsId}>
            <GoodsCard goods={entry} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
