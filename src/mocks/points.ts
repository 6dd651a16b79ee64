import { changeOf } from '#/domains/points/rules.ts'
import { points } from '#/shared/lib/points.ts'
import { type Db, nextId } from './db.ts'
import type { PointsLogRow, PointsOrderRow } from './db-rows.ts'
import { pointsTasks } from './seed/points.ts'
import type { SeedPointsGoods } from './seed/points-goods.ts'
import { pickUpPlaces } from './seed/points-goods.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** The balance is the sum of the log, so that the two always agree. */
export const balanceOf = (db: Db, userId: string): number =>
  db.pointsLogs
    .filter((row) => row.userId === userId)
    .reduce((sum, row) => sum + changeOf({ changeType: row.changeType, value: points(row.value) }), 0)

/** The redeemed pieces that count against the quota: without cancelled and closed orders. */
const redeemedBy = (db: Db, goodsId: string, userId: string | null): number =>
  db.pointsOrders
    .filter((order) => order.userId === userId && order.goodsId === goodsId)
    .filter((order) => order.status !== 'CANCELLED' && order.status !== 'CLOSED')
    .reduce((sum, order) => sum + order.number, 0)

export const pointsLogWire = ({ id, changeType, value, content, createdAt }: PointsLogRow) => ({
  id,
  changeType,
  value,
  content,
  createdDate: iso(createdAt),
})

/** Lists contain no deleted goods. */
export function pointsGoodsListWire(db: Db, goods: SeedPointsGoods, userId: string | null) {
  return {
    id: goods.id,
    name: goods.name,
    subtitle: goods.subtitle,
    points: goods.points,
    mainPicture: goods.pictures[0] ?? '',
    pictures: goods.pictures,
    pointsGoodsQuota: goods.quota,
    redeemedNumber: redeemedBy(db, goods.id, userId),
    stock: goods.stock,
    requireExpress: goods.requireExpress,
    allowPickUp: goods.allowPickUp,
    detail: goods.detailHtml,
    state: goods.state,
  }
}

export const pointsGoodsWire = (db: Db, goods: SeedPointsGoods, userId: string | null) =>
  goods.state === 'DELETED' ? { state: goods.state } : pointsGoodsListWire(db, goods, userId)

export function pointsOrderWire(db: Db, order: PointsOrderRow) {
  const goods = db.pointsGoods.find((entry) => entry.id === order.goodsId)
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    sourceType: 'POINTS',
    points: order.points,
    number: order.number,
    goods: { goodsId: order.goodsId, name: goods?.name ?? '', mainPicture: goods?.pictures[0] ?? '' },
    createdDate: iso(order.createdAt),
    statusHistory: order.history.map(({ orderStatus, time }) => ({ orderStatus, time: iso(time) })),
    shippingAddress: order.address,
    pickUpPlace: pickUpPlaces.find((place) => place.id === order.pickUpPlaceId) ?? null,
    expressDetails: order.express,
  }
}

export function earn(db: Db, userId: string, { value, content }: Pick<PointsLogRow, 'value' | 'content'>, now: number) {
  const made = { changeType: 'INCREASE_POINTS' as const, value, content, orderId: null, createdAt: now }
  db.pointsLogs.push({ id: nextId(db, 'PL'), userId, ...made })
}

/** Counts a done task, and credits its points while its limit is not reached. */
export function completeTask(db: Db, userId: string, type: string, now: number): void {
  const task = pointsTasks.find((entry) => entry.type === type)
  if (!task) return
  const before = db.tasksDone.find((entry) => entry.userId === userId && entry.type === type)
  const done = before ?? { userId, type, times: 0 }
  if (!before) db.tasksDone.push(done)
  if (task.limitType !== 'NO_LIMIT' && done.times >= task.limitTimes) return
  done.times += 1
  earn(db, userId, { value: task.valueFinal, content: task.content }, now)
}
