import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { fullAddress } from '#/domains/address/rules.ts'
import { paths } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { mutation } from '#/shared/api/query.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { confirm, toast } from '#/shared/ui/toast.ts'
import { orderApi } from '../contract.ts'
import type { Order } from '../model.ts'
import { OrderGoodsLine } from '../parts/OrderGoodsCard.tsx'
import { OrderHead } from '../parts/OrderHead.tsx'
import { PaymentSummaryList } from '../parts/PaymentSummaryList.tsx'
import { payOrderFor } from '../place.ts'
import { cashierOf } from '../place-rules.ts'
import { orderById } from '../queries.ts'
import { orderAmount, orderCan, orderTimes, paymentModeLabel } from '../rules.ts'
import './order.css'

function OrderActions({ order }: { order: Order }) {
  const navigate = useNavigate()
  const cancel = useMutation(mutation(orderApi.cancel, { done: '订单已取消', onceKey: () => `cancel-${order.id}` }))
  const pay = useOneAtATime(async () => {
    try {
      await navigate(cashierOf(await payOrderFor(order.id, orderAmount(order) ?? 0), order.id))
    } catch (error) {
      toast(errorText(error))
    }
  })
  const askCancel = async () => {
    if (await confirm({ text: '是否取消订单？', confirm: '取消订单', cancel: '再想想' }))
      cancel.mutate({ path: { id: order.id } })
  }
  if (orderCan('pay', order))
    return (
      <ActionBar>
        <Button kind="plain" busy={cancel.isPending} onPress={() => void askCancel()}>
          取消订单
        </Button>
        <Button busy={pay.busy} onPress={pay.run}>
          去支付
        </Button>
      </ActionBar>
    )
  if (orderCan('bindSample', order) && order.goods?.reportPackageId)
    return (
      <ActionBar>
        <Button onPress={() => void navigate(paths.bindInput)}>绑定样本</Button>
      </ActionBar>
    )
  return null
}

/** /order-detail/{id}: state, what comes next, goods, money, times. */
export default function OrderDetailScreen() {
  const { id } = useScreenParams(paths.orderDetail)
  const { data: order } = useSuspenseQuery(orderById(id))
  return (
    <Page title="订单详情">
      <OrderHead order={order} />
      {order.shippingAddress && (
        <Card title="收货信息">
          <p>
            {order.shippingAddress.name} {maskMobile(order.shippingAddress.mobile)}
          </p>
          <p className="muted">{fullAddress(order.shippingAddress)}</p>
        </Card>
      )}
      {order.goods && (
        <Card>
          <OrderGoodsLine goods={order.goods} />
        </Card>
      )}
      <PaymentSummaryList summary={order.paymentSummary} />
      <Card title="订单信息">
        <Row label="订单编号" value={order.orderNumber} />
        {order.placementDetails && (
          <Row label="付款方式" value={paymentModeLabel[order.placementDetails.paymentMode]} />
        )}
        {order.expressDetails && <Row label={order.expressDetails.company} value={order.expressDetails.number} />}
        {order.patient?.name && <Row label="受检人" value={order.patient.name} />}
        {order.requirements && <Row label="备注" value={order.requirements} />}
        {orderTimes(order).map(({ label, time }) => (
          <Row key={label} label={label} value={time} />
        ))}
      </Card>
      <OrderActions order={order} />
    </Page>
  )
}
