import { Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { formatMoney, moneyOrWords } from '#/shared/lib/money.ts'
import { useAmountDue } from '#/widgets/order/use-amount-due.ts'
import { sumLabel } from '../amount-due.ts'
import type { Order } from '../model.ts'
import { orderAmount } from '../rules.ts'
import { CopyButton } from './CopyButton.tsx'
import './order.css'

/** The paid amount or the amount due, and the order number for the service. */
export function OrderSum({ order }: { order: Order }) {
  const { paid, due } = useAmountDue(order)
  const amount = orderAmount(order)
  // An unknown amount due is not guessed: the total is shown under its own label.
  const waits = sumLabel(order) === '待付金额' && due !== null
  const label = waits ? '待付金额' : sumLabel(order) === '实付金额' ? '实付金额' : '订单金额'
  return (
    <Card className="order-sum">
      {paid ? <Row label="已付金额" value={formatMoney(paid)} /> : null}
      <Row label={label} value={<Price amount={waits ? due : amount} />} />
      {waits && !order.paymentSummary && amount !== due && <Row label="订单金额" value={moneyOrWords(amount)} />}
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
