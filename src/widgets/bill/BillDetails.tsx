import type { ReactNode } from 'react'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Row } from '#/shared/ui/Row.tsx'
import type { Contract } from '#/domains/contract/model.ts'
import { tradeStatusText } from '#/domains/contract/rules.ts'
import './bill-card.css'

/** The items of a bill (ORD-066, ORDX-006), folded until a tap. */
export function BillDetails({ contract, children }: { contract: Contract; children?: ReactNode }) {
  const trade = tradeStatusText(contract)
  return (
    <details className="bill-details">
      <summary>账单明细</summary>
      {children}
      {contract.bill && (
        <>
          <Row label="本期金额" value={formatMoney(contract.bill.periodAmount)} />
          <Row label="优惠金额" value={formatMoney(contract.bill.settlementAmountDiscount)} />
        </>
      )}
      {contract.tradeTime !== null && <Row label="交易时间" value={formatDate(contract.tradeTime, 'minute')} />}
      {trade && <Row label="交易状态" value={trade} />}
    </details>
  )
}
