import { keyed } from '#/shared/lib/keyed.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import './payment-summary.css'
import type { PaymentSummary } from '#/domains/order/model.ts'

/** The parts of the total (ORD-041). */
export function PaymentSummaryList({ summary }: { summary: PaymentSummary | null }) {
  if (!summary) return null
  return (
    <Card className="summary-rows">
      {keyed(summary.items, ({ name }) => name).map(([key, item]) => (
        <Row key={key} label={item.name} value={formatMoney(item.amount)} />
      ))}
      <Row label="合计" value={<Price amount={summary.total} />} />
    </Card>
  )
}
