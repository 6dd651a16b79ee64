import type { Order } from '#/domains/order/model.ts'
import { nodeLines } from '#/domains/order/amount/payment-nodes.ts'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

interface NodeCardProps {
  order: Order
  due?: Cents
}

export function NodeCard({ order, due }: NodeCardProps) {
  const lines = nodeLines(order, due)
  if (lines.length === 0) return null
  return (
    <Card title="定金与尾款">
      {lines.map(({ label, amount, state }) => (
        <Row
          key={label}
          label={label}
          value={
            <>
              {formatMoney(amount)} <span className="muted">{state}</span>
            </>
          }
        />
      ))}
    </Card>
  )
}
