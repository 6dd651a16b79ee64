import { lazyPart, PartLoading } from '#/shared/ui/lazy/lazy-part.tsx'
import { keyed } from '#/shared/lib/keyed.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'
import './goods.css'

const RichText = lazyPart(() => import('#/shared/ui/RichText.tsx'), <PartLoading className="goods-text-wait" />)
interface ChosenCardProps {
  goods: Goods
  chosen: Specification | null
  number: number
  onOpen: () => void
}

export function ChosenCard({ goods, chosen, number, onOpen }: ChosenCardProps) {
  return (
    <Card>
      <Row label="规格" value={chosen ? `${chosen.name} × ${number}` : '暂无规格'} onPress={onOpen} />
      {goods.highlights.length > 0 && (
        <ul className="highlights">
          {keyed(goods.highlights, (line) => line).map(([key, line]) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
      {goods.provideInvoice && <p className="muted">支持开具发票</p>}
    </Card>
  )
}

export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <Card title="商品介绍">
      <RichText html={html} />
    </Card>
  )
}
