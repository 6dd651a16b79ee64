import { formatMoney } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Order } from '../model.ts'
import { nodeLines } from '../payment-nodes.ts'

/** Deposit and balance of an order, each with what became of it. */
export function NodeCard({ order }: { order: Order }) {
  const lines = nodeLines(order)
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
