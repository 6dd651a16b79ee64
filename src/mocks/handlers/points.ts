import * as z from 'zod/mini'
import { dayOf, monthOf } from '#/shared/lib/time/calendar.ts'
import { pointsApi } from '#/domains/points/api.ts'
import { PointsGoods } from '#/domains/points/model.ts'
import { canConfirm } from '#/domains/points/order-rules.ts'
import { costOf, redeemRefusal, waysOf } from '#/domains/points/rules.ts'
import { points } from '#/shared/lib/points.ts'
import { type Db, nextId } from '../db.ts'
import type { PointsLogRow, PointsOrderRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { balanceOf, earn, pointsGoodsListWire, pointsGoodsWire, pointsLogWire, pointsOrderWire } from '../points.ts'
import { own, HttpError } from '../http-error.ts'
import { pickUpPlaces, pointsGroups, type SeedPointsGoods } from '../seed/points-goods.ts'
import { pointsTasks } from '../seed/points.ts'
import { addressWire } from '../wire.ts'

const POINTS_PER_DAY = 5

const find = (db: Db, id: string): SeedPointsGoods => {
  const goods = db.pointsGoods.find((entry) => entry.id === id)
  if (!goods) throw new HttpError(404)
  return goods
}

const logOf = (db: Db, userId: string): PointsLogRow[] =>
  db.pointsLogs.filter((row) => row.userId === userId).sort((a, b) => b.createdAt - a.createdAt)

function rowsByMonth(rows: readonly PointsLogRow[]): Map<string, PointsLogRow[]> {
  const months = new Map<string, PointsLogRow[]>()
  for (const row of rows) {
    const month = monthOf(row.createdAt)
    const own = months.get(month) ?? []
    own.push(row)
    months.set(month, own)
  }
  return months
}

/** The log grouped by month in Chinese time, newest first. */
const monthsOf = (rows: readonly PointsLogRow[]) =>
  [...rowsByMonth(rows)].map(([month, own]) => ({ month, items: own.map(pointsLogWire) }))

const ordersOf = (db: Db, userId: string): PointsOrderRow[] =>
  db.pointsOrders.filter((order) => order.userId === userId).sort((a, b) => b.createdAt - a.createdAt)

const wasThere = (db: Db, userId: string, day: string): boolean =>
  db.loginDays.some((entry) => entry.userId === userId && entry.day === day)

/** Counts today once and credits its points. Returns whether this call has counted the day. */
function countToday(db: Db, userId: string, now: number): boolean {
  const day = dayOf(now)
  if (wasThere(db, userId, day)) return false
  db.loginDays.push({ userId, day })
  earn(db, userId, { value: POINTS_PER_DAY, content: '每日登录' }, now)
  return true
}

interface DeliveryRequest {
  goodsId: string
  number: number
  shippingAddressId: string | null
  pickUpPlaceId: string | null
}

function destination(db: Db, goods: SeedPointsGoods, wanted: DeliveryRequest, userId: string) {
  const ways = waysOf(goods, pickUpPlaces.length)
  if (ways.includes('EXPRESS') && wanted.shippingAddressId)
    return { address: addressWire(own(db.addresses, wanted.shippingAddressId, userId)), pickUpPlaceId: null }
  const place = ways.includes('PICK_UP') ? pickUpPlaces.find((entry) => entry.id === wanted.pickUpPlaceId) : undefined
  if (ways.length > 0 && !place) throw new HttpError(400, '请选择领取方式')
  return { address: null, pickUpPlaceId: place?.id ?? null }
}

export const pointsHandlers = mockApi(pointsApi, {
  current: ({ db, user }) => ({ points: balanceOf(db, user.id) }),
  logMonthly: ({ db, user }) => monthsOf(logOf(db, user.id)),
  taskManage: ({ db, user, now }) =>
    pointsTasks.map(({ valueFinal, ...pointsTask }) => {
      const today = pointsTask.type === 'DAILY_LOGIN'
      const done = db.tasksDone.find((entry) => entry.userId === user.id && entry.type === pointsTask.type)?.times ?? 0
      const completeTimes = today ? Number(wasThere(db, user.id, dayOf(now))) : done
      const limited = pointsTask.limitType !== 'NO_LIMIT'
      return {
        pointsTask,
        valueFinal,
        completeTimes,
        taskIsComplete: limited && completeTimes >= pointsTask.limitTimes,
      }
    }),
  goodsAddress: () => pickUpPlaces,
  goodsDetails: ({ db, path, user }) => pointsGoodsWire(db, find(db, path.id), user?.id ?? null),
  goodsSearch: ({ db, body, user }) =>
    db.pointsGoods
      .filter((goods) => goods.state === 'PUBLISHED' && (!body.groupId || goods.group === body.groupId))
      .map((goods) => pointsGoodsListWire(db, goods, user?.id ?? null)),
  goodsGroups: () => pointsGroups,
  orders: ({ db, user }) => ordersOf(db, user.id).map((order) => pointsOrderWire(db, order)),
  order: ({ db, path, user }) => pointsOrderWire(db, own(db.pointsOrders, path.id, user.id)),
  create: ({ db, body, user, now }) => {
    const goods = find(db, body.goodsId)
    const shown = z.parse(PointsGoods, pointsGoodsWire(db, goods, user.id))
    const refusal = redeemRefusal(shown, body.number, points(balanceOf(db, user.id)))
    if (refusal) throw new HttpError(400, refusal)
    const cost = costOf(shown, body.number) ?? 0
    if (cost !== body.expectedPoints) throw new HttpError(400, '所需积分有变化，请确认后再兑换')
    const { address, pickUpPlaceId } = destination(db, goods, body, user.id)
    const id = nextId(db, 'PO')
    // Goods without delivery are completed at once.
    const states = address || pickUpPlaceId ? ['COMMIT'] : ['COMMIT', 'COMPLETED']
    const order: PointsOrderRow = {
      id,
      userId: user.id,
      orderNumber: `2026${id.slice(2).padStart(10, '0')}`,
      status: states.at(-1) ?? '',
      goodsId: goods.id,
      number: body.number,
      points: cost,
      address,
      pickUpPlaceId,
      createdAt: now,
      history: states.map((orderStatus) => ({ orderStatus, time: now })),
      express: null,
    }
    goods.stock -= body.number
    db.pointsOrders.push(order)
    db.pointsLogs.push({
      id: nextId(db, 'PL'),
      userId: user.id,
      changeType: 'DECREASE_POINTS',
      value: cost,
      content: `兑换${goods.name}`,
      orderId: id,
      createdAt: now,
    })
    return pointsOrderWire(db, order)
  },
  confirm: ({ db, body, user, now }) => {
    const order = own(db.pointsOrders, body.id, user.id)
    if (!canConfirm(order)) throw new HttpError(400, '当前状态不能确认收货')
    order.status = 'COMPLETED'
    order.history.push({ orderStatus: 'COMPLETED', time: now })
    return null
  },
  loginDays: ({ db, user, now }) => {
    const countedNow = countToday(db, user.id, now)
    const days = db.loginDays.filter((entry) => entry.userId === user.id).map((entry) => entry.day)
    return { days, pointsPerDay: POINTS_PER_DAY, countedNow }
  },
  conversionRecords: ({ db, user }) =>
    ordersOf(db, user.id)
      .filter((order) => order.status !== 'CANCELLED' && order.status !== 'CLOSED')
      .map(({ id, points: cost, number }) => ({ id, points: cost, number })),
})
