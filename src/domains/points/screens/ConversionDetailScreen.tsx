import { useSuspenseQuery } from '@tanstack/react-query'
import { addressHead, addressPlace } from '#/domains/address/rules.ts'
import { paths } from '#/paths.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { PointsOrder } from '../model.ts'
import { canConfirm, pointsOrderLabel, pointsOrderNote, pointsOrderTimes } from '../order-rules.ts'
import { PointsOrderLine } from '../components/PointsOrderLine.tsx'
import { pointsOrderById } from '../queries.ts'
import { confirmReceipt } from '../mutations.ts'
import '../components/points.css'

function Destination({ order: { shippingAddress, pickUpPlace } }: { order: PointsOrder }) {
  if (pickUpPlace)
    return (
      <Card title="自取点" className="points-text">
        <p>{pickUpPlace.name}</p>
        <p className="points-soft">{addressPlace(pickUpPlace)}</p>
        {pickUpPlace.businessHours && <p className="points-soft">{pickUpPlace.businessHours}</p>}
        {pickUpPlace.mobile && (
          <LinkButton kind="plain" href={`tel:${pickUpPlace.mobile}`}>
            {`打电话 ${pickUpPlace.mobile}`}
          </LinkButton>
        )}
      </Card>
    )
  if (!shippingAddress) return null
  return (
    <Card title="收货信息" className="points-text">
      <p>{addressHead({ ...shippingAddress, mobile: maskMobile(shippingAddress.mobile) })}</p>
      <p className="points-soft">{addressPlace(shippingAddress)}</p>
    </Card>
  )
}

function Confirm({ id }: { id: string }) {
  const receive = useAppMutation(confirmReceipt)
  const ask = inputIfConfirmed({ text: '您已经收到商品了吗？', confirm: '已收到', cancel: '还没有' }, { body: { id } })
  return (
    <ActionBar>
      <Button busy={receive.busy} onPress={() => receive.run(ask)}>
        确认收货
      </Button>
    </ActionBar>
  )
}

export default function ConversionDetailScreen() {
  const { id } = useScreenParams(paths.conversionDetail)
  const { data: order } = useSuspenseQuery(pointsOrderById(id))
  const note = pointsOrderNote(order)
  return (
    <Page title="兑换详情">
      <section className="points-head">
        <h2>{pointsOrderLabel(order.status)}</h2>
        {note && <p>{note}</p>}
      </section>
      <Destination order={order} />
      <Card>
        <PointsOrderLine order={order} />
      </Card>
      <Card title="兑换信息" className="points-text">
        <Row label="兑换编号" value={order.orderNumber || order.id} />
        {order.expressDetails?.number && (
          <Row label={order.expressDetails.company || '快递单号'} value={order.expressDetails.number} />
        )}
        {keyed(pointsOrderTimes(order), ({ label }) => label).map(([key, { label, time }]) => (
          <Row key={key} label={label} value={time} />
        ))}
      </Card>
      {canConfirm(order) && <Confirm id={order.id} />}
    </Page>
  )
}
