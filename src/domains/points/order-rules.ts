import { isMadeSince } from '#/shared/lib/time/edges.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { type Points, sumPoints } from '#/shared/lib/points.ts'
import type { ConversionRecord, NewPointsOrder, PointsOrder } from './model.ts'

/** A Map, so that a status called `constructor` counts as unknown: the status is open text. */
const table = (words: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(words))

const statusLabel = table({
  COMMIT: '已提交',
  DELIVERY: '待发货',
  SHIPPED: '已发货',
  COMPLETED: '已完成',
  CANCELLED: '已取消',
  CLOSED: '已关闭',
})

/** The label of a state of the second set (ORD-008 to ORD-013, decision 99). */
export const pointsOrderLabel = (status: string): string => statusLabel.get(status) ?? '处理中'

const timeLabel = table({
  COMMIT: '提交时间',
  DELIVERY: '支付时间',
  SHIPPED: '发货时间',
  COMPLETED: '完成时间',
  CANCELLED: '退款时间',
  CLOSED: '关闭时间',
})

/** The labelled times in the server's order; without a time of COMMIT, the creation is first (ORD-033 to ORD-038). */
export function pointsOrderTimes(
  order: Pick<PointsOrder, 'createdDate' | 'statusHistory'>,
): { label: string; time: string }[] {
  const committed = order.statusHistory.some(({ orderStatus, time }) => orderStatus === 'COMMIT' && time !== null)
  const events = committed
    ? order.statusHistory
    : [{ orderStatus: 'COMMIT', time: order.createdDate }, ...order.statusHistory]
  return events.flatMap(({ orderStatus, time }) => {
    const label = timeLabel.get(orderStatus)
    return label && time !== null ? [{ label, time: formatDate(time, 'minute') }] : []
  })
}

const notes = table({
  COMMIT: '我们已收到您的兑换，正在准备',
  DELIVERY: '商品正在打包，发货后这里会有快递单号',
  SHIPPED: '商品已发出，收到后请点“确认收货”',
  COMPLETED: '兑换已完成',
  CANCELLED: '这笔兑换已取消',
  CLOSED: '这笔兑换已关闭',
})
const pickUpNotes = table({
  COMMIT: '我们已收到您的兑换，正在备货',
  DELIVERY: '商品正在送往自取点，到店前请先打电话确认',
  SHIPPED: '商品已到自取点，取到后请点“确认收货”',
})

/** The next step as one sentence; empty if it is unknown whether the goods are picked up. */
export const pointsOrderNote = (order: Pick<PointsOrder, 'status' | 'pickUpPlace'>): string =>
  isRefused(order, 'pickUpPlace') ? '' : nextStep(order)

const nextStep = (order: Pick<PointsOrder, 'status' | 'pickUpPlace'>): string =>
  (order.pickUpPlace ? pickUpNotes.get(order.status) : undefined) ?? notes.get(order.status) ?? ''

/** Only a shipped order can be confirmed as received (PTS-017, decision 153). */
export const canConfirm = (order: Pick<PointsOrder, 'status'>): boolean => order.status === 'SHIPPED'

export const conversionTotals = (records: readonly ConversionRecord[]): { times: number; points: Points } => ({
  times: records.length,
  points: sumPoints(records.map((record) => record.points)),
})

/** Whether a lost request has created this order. */
export const isSameRedemption = (order: PointsOrder, wanted: NewPointsOrder, since: number): boolean =>
  order.goods?.goodsId === wanted.goodsId &&
  order.number === wanted.number &&
  order.points === wanted.expectedPoints &&
  isMadeSince(order.createdDate, since)
