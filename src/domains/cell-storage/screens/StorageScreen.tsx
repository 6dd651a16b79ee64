import { useSuspenseQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { orderCan, orderLabel, orderTimes } from '#/domains/order/rules.ts'
import { patientName } from '#/domains/patient/rules.ts'
import { paths, to } from '#/paths.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { NoStorage } from '../components/NoStorage.tsx'
import { TestOrder } from '../components/TestOrder.tsx'
import { storageOrder } from '../queries.ts'
import { storageStart, storedGoodsName, isTestOrder } from '../rules.ts'

function Shown({ order }: { order: Order }) {
  const { id } = order
  const since = storageStart(order)
  return (
    <>
      <Card title={storedGoodsName(order)} extra={<strong>{orderLabel(order)}</strong>}>
        <Row
          label="储存人"
          value={order.patient ? patientName(order.patient) : isRefused(order, 'patient') ? '没有读出来' : '去填写'}
          to={to(paths.immjuneStorageForm, { id })}
        />
        <Row
          label="签约日期"
          value={since === null ? (orderCan('pay', order) ? '付款后开始' : '日期未知') : formatDate(since, 'day')}
        />
        <Row label="订单编号" value={order.orderNumber} />
      </Card>
      <Card title="进度">
        {keyed(orderTimes(order), ({ label }) => label).map(([key, { label, time }]) => (
          <Row key={key} label={label} value={time} />
        ))}
      </Card>
      <Card>
        <Row label="合同与账单" value="查看" to={to(paths.orderContract, {}, { orderId: id })} />
        <Row label="续存" value="延长储存时间" to={to(paths.renewForm, {}, { orderId: id })} />
        <Row label="投保资料" value="填写" to={to(paths.goodsInsurance, {}, { id: order.goods?.goodsId })} />
        <Row label="订单" value="查看详情" to={to(paths.orderDetail, { id })} />
      </Card>
    </>
  )
}

/** /immjune-storage/{id}: the stored goods of an order, the person, the start and the progress (INS-007). */
export default function StorageScreen() {
  const { id } = useScreenParams(paths.immjuneStorage)
  const { data: order } = useSuspenseQuery(storageOrder(id))
  return (
    <Page title="储存服务">
      {order === null ? <NoStorage /> : isTestOrder(order) ? <TestOrder id={id} /> : <Shown order={order} />}
    </Page>
  )
}
