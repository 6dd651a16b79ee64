import { isRefused } from '#/shared/api/blocks.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Order } from '../model.ts'
import { refundFacts, refundHistory, refundLabel } from '../amount/refund.ts'
import { refundTone } from '../state/order-status-tone.ts'
import './order.css'

/** The refund of an order: state, amounts, times, reason of a rejection, history (ORD-051 to ORD-060). */
export function RefundCard({ order }: { order: Order }) {
  const refund = order.refundmentDetails
  if (isRefused(order, 'refundmentDetails'))
    return (
      <Card title="退款信息">
        <p className="muted">{notReadText('退款信息')}</p>
      </Card>
    )
  if (!refund?.status) return null
  const history = refundHistory(refund)
  return (
    <Card
      title="退款信息"
      extra={
        <strong className="order-state" data-tone={refundTone(refund.status)}>
          {refundLabel(refund.status)}
        </strong>
      }
    >
      {refundFacts(refund).map(({ label, value }) => (
        <Row key={label} label={label} value={value} />
      ))}
      {history.length > 0 && (
        <>
          <h3 className="refund-history-head">退款记录</h3>
          <ol className="refund-history" aria-label="退款记录">
            {keyed(history, ({ label, time }) => `${label} ${time}`).map(([key, { label, time }]) => (
              <li key={key}>
                <span>{label}</span>
                <span className="muted">{time}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  )
}
