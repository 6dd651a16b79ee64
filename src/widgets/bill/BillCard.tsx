import type { ReactNode } from 'react'
import { moneyText } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { Contract } from '#/domains/contract/model.ts'
import { billLabel, billState, contractNumbers } from '#/domains/contract/rules.ts'
import { BillDetails } from './BillDetails.tsx'
import './bill-card.css'

/**
 * One bill: purpose, state, amount and number; its details are folded.
 * @param children further rows.
 */
export function BillCard({ contract, children }: { contract: Contract; children?: ReactNode }) {
  const state = billState(contract)
  return (
    <Card
      title={contract.name || '服务合同'}
      extra={<strong className={`bill-state bill-${state}`}>{billLabel[state]}</strong>}
    >
      <Row label="结算金额" value={<strong>{moneyText(contract.bill?.settlementAmount)}</strong>} />
      <Row label="合同编号" value={contractNumbers(contract)} />
      <BillDetails contract={contract} />
      {children}
    </Card>
  )
}
