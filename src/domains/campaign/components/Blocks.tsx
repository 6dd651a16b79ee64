import { useQueries } from '@tanstack/react-query'
import { goodsAt } from '#/domains/mall/queries.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { GoodsCard } from '#/widgets/goods/GoodsCard.tsx'
import type { Block } from '../record.ts'
import './blocks.css'

/** The goods of a campaign; goods that are not on sale any more are left out. */
function GoodsOf({ ids }: { ids: readonly string[] }) {
  const reads = useQueries({ queries: ids.map((id) => goodsAt(id)) })
  const goods = reads.flatMap(({ data }) => (data?.state === 'PUBLISHED' && data.goodsId && data.name ? [data] : []))
  const failed = reads.some(({ data, isError }) => isError && !data)
  if (goods.length === 0) return failed ? <RefetchButton what="商品" /> : null
  return (
    <div className="campaign-goods">
      {keyed(goods, ({ goodsId }) => goodsId ?? '').map(([key, one]) => (
        <GoodsCard key={key} goods={one} />
      ))}
    </div>
  )
}

const Items = ({ block: { kind, items } }: { block: Extract<Block, { kind: 'list' | 'steps' }> }) => {
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className={`campaign-list campaign-${kind}`}>
      {keyed(items, (item) => item).map(([key, item]) => (
        <li key={key}>{item}</li>
      ))}
    </List>
  )
}

function Piece({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="campaign-heading">{block.text}</h3>
    case 'text':
      return <p className="campaign-text">{block.text}</p>
    case 'list':
    case 'steps':
      return <Items block={block} />
    case 'picture':
      return <SafeImage className="campaign-block-picture" src={block.picture} alt={block.about} ratio={block.ratio} />
    case 'goods':
      return <GoodsOf ids={block.ids} />
    case 'link': {
      const to = linkTarget(block.to)
      return to && <Row wide label={block.label} to={to} />
    }
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <section className="card campaign-blocks">
      {keyed(blocks, (block) => JSON.stringify(block)).map(([key, block]) => (
        <Piece key={key} block={block} />
      ))}
    </section>
  )
}
