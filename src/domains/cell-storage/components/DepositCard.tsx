import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import type { RenewDepositOrder } from '../model.ts'
import { depositName, endText, hasExpired, storedText } from '../rules.ts'
import './deposit.css'

/** A storage contract: its start, the end of the paid period and the next bill, as far as they are known (REG-032). */
export function DepositCard({ deposit, now }: { deposit: RenewDepositOrder; now: number }) {
  const { contractNo, collectTime, endTime, nextBill } = deposit
  const stored = storedText(collectTime, now)
  return (
    <Card
      title={depositName(deposit)}
      extra={hasExpired(deposit, now) && <strong className="deposit-expired">已到期</strong>}
    >
      {contractNo && <Row label="合同编号" value={contractNo} />}
      <Row label="采集时间" value={formatDate(collectTime, 'day')} />
      {stored && <Row label="已储存" value={stored} />}
      <Row label="储存至" value={endText(endTime)} />
      {nextBill && (
        <Row
          label="下期账单"
          value={[nextBill.time !== null && formatDate(nextBill.time, 'day'), formatMoney(nextBill.amount)]
            .filter(Boolean)
            .join(' ')}
        />
      )}
    </Card>
  )
}
