import { formatMoney } from '#/shared/lib/money.ts'
import type { PriceChange } from '#/domains/mall/price/price-change.ts'

/** The old and the new price, when the price has changed while the page was open (decision 574). */
export default function PriceChanged({ change }: { change: PriceChange }) {
  return <strong role="status">{`价格已变：${formatMoney(change.before)} → ${formatMoney(change.now)}`}</strong>
}
