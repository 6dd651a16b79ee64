import { Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { useAmountDue } from '#/widgets/order/use-amount-due.ts'
import { sumLabel } from '../amount/amount-due.ts'
import type { Order } from '../model.ts'
import { orderAmount } from '../rules.ts'
import { CopyButton } from './CopyButton.tsx'
import './order.css'

export function OrderSum({ order }: { order: Order }) {
  const { paid, due, failed } = useAmountDue(order)
  const amount = orderAmount(order)
  const label = sumLabel(order)
  const waits = label === '待付金额'
  const total = <Row label="订单金额" value={moneyText(amount)} />
  return (
    <Card className="order-sum">
      {paid ? <Row label="已付金额" value={formatMoney(paid)} /> : null}
      {waits ? (
        <>
          {due !== null && <Row label={label} value={<Price amount={due} />} />}
          {failed && <RefetchButton what={label} />}
          {/* If the amount due is unknown, the total is shown under its own label, and not as the amount due. */}
          {(due === null || (!order.paymentSummary && amount !== due)) && total}
        </>
      ) : (
        <Row label={label} value={<Price amount={amount} />} />
      )}
      <Row
        label="订单编号"
        value={
          <span className="with-copy">
            {order.orderNumber}
            <CopyButton text={order.orderNumber} label="复制订单编号" />
          </span>
        }
      />
    </Card>
  )
}
