import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney, moneyOrWords } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Contract } from '#/domains/contract/model.ts'
import { billLabel, billState, contractNumbers, tradeStatusText } from '#/domains/contract/rules.ts'
import './bill-card.css'

/** One bill: purpose, state, three amounts, trade status (ORD-066, ORDX-006). */
export function BillCard({ contract }: { contract: Contract }) {
  const state = billState(contract)
  const trade = tradeStatusText(contract)
  return (
    <Card
      title={contract.name || '服务合同'}
      extra={<strong className={`bill-state bill-${state}`}>{billLabel[state]}</strong>}
    >
      <Row label="合同编号" value={contractNumbers(contract)} />
      {contract.bill && (
        <>
          <Row label="本期金额" value={formatMoney(contract.bill.periodAmount)} />
          <Row label="优惠金额" value={formatMoney(contract.bill.settlementAmountDiscount)} />
        </>
      )}
      <Row label="结算金额" value={<strong>{moneyOrWords(contract.bill?.settlementAmount)}</strong>} />
      {contract.tradeTime !== null && <Row label="交易时间" value={formatDate(contract.tradeTime, 'minute')} />}
      {trade && <Row label="交易状态" value={trade} />}
    </Card>
  )
}
