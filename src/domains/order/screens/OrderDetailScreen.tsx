import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { addressHead, addressLine, addressPlace } from '#/domains/address/rules.ts'
import { paths, to } from '#/paths.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import type { Order } from '../model.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { ExpressCard } from '../components/ExpressCard.tsx'
import { OrderActions } from '../components/OrderActions.tsx'
import { OrderGoodsLine } from '../components/OrderGoodsCard.tsx'
import { InvoiceEntry } from '#/widgets/InvoiceEntry.tsx'
import { OrderHead } from '../components/OrderHead.tsx'
import { OrderSum } from '../components/OrderSum.tsx'
import { OtherPayment } from '../components/OtherPayment.tsx'
import { NodeCard } from '#/widgets/NodeCard.tsx'
import { PaymentSummaryList } from '#/widgets/PaymentSummaryList.tsx'
import { RefundCard } from '../components/RefundCard.tsx'
import { useOrderRefetch } from '../hooks/use-order-refetch.ts'
import { orderById } from '../queries.ts'
import { mayHaveSamples, orderCan, orderTimes, paymentModeLabel } from '../rules.ts'
import { isPointsOrder } from '../points-order.ts'
import { toothGoods } from '#/domains/sample/queries.ts'

/** The binding of an order's tooth sample; renders nothing for an order without a tooth sample (BIND-007). */
function ToothEntry({ orderId }: { orderId: string }) {
  const { data: goods } = useQuery(toothGoods(orderId))
  if (!goods || goods.items.length === 0) return null
  return (
    <Card>
      <Row label="牙源样本" value="绑定与采样" to={to(paths.toothInput, { mallOrderId: orderId })} />
    </Card>
  )
}

function TestLinks({ order }: { order: Order }) {
  if (!orderCan('bindSample', order)) return null
  if (!mayHaveSamples(order.goods)) return <ToothEntry orderId={order.id} />
  return (
    <Card>
      <Row label="样本" value="绑定与采样" to={to(paths.addSample, { id: order.id })} />
      <Row label="检测进度" value="查看" to={to(paths.orderSchedule, { id: order.id })} />
      <Row label="检测报告" value="查看" to={to(paths.orderReport, {}, { orderId: order.id })} />
    </Card>
  )
}

function OrderFacts({ order }: { order: Order }) {
  return (
    <Card title="订单信息">
      {order.placementDetails?.paymentMode && (
        <Row label="付款方式" value={paymentModeLabel(order.placementDetails.paymentMode)} />
      )}
      {order.patient?.name && <Row label="受检人" value={order.patient.name} />}
      {order.requirements && <Row label="备注" value={order.requirements} />}
      {keyed(orderTimes(order), ({ label }) => label).map(([key, { label, time }]) => (
        <Row key={key} label={label} value={time} />
      ))}
      <InvoiceEntry order={order} />
    </Card>
  )
}

export default function OrderDetailScreen() {
  const { id } = useScreenParams(paths.orderDetail)
  const refetch = useOrderRefetch()
  const { data: order } = useSuspenseQuery({
    ...orderById(id),
    refetchInterval: ({ state }) => refetch(state.data ? [state.data] : []),
  })
  const line = order.shippingAddress && addressLine(order.shippingAddress)
  // A points order has prices in points, its own states and its own page (ORD-040).
  if (isPointsOrder(order)) return <Navigate to={to(paths.conversionDetail, { id })} replace />
  return (
    <Page title="订单详情">
      <OrderHead order={order} />
      <OrderSum order={order} />
      <RefundCard order={order} />
      <ExpressCard order={order} />
      {order.shippingAddress && (
        <Card title="收货信息" extra={line && <CopyButton text={line} label="复制收货信息" />}>
          <p>{addressHead({ ...order.shippingAddress, mobile: maskMobile(order.shippingAddress.mobile) })}</p>
          <p className="muted">{addressPlace(order.shippingAddress)}</p>
        </Card>
      )}
      {order.goods && (
        <Card>
          <OrderGoodsLine goods={order.goods} />
        </Card>
      )}
      <NodeCard order={order} />
      <PaymentSummaryList summary={order.paymentSummary} />
      <OtherPayment order={order} />
      <TestLinks order={order} />
      <OrderFacts order={order} />
      <OrderActions order={order} />
    </Page>
  )
}
