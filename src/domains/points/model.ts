import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { GoodsState } from '#/domains/mall/model.ts'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'
import { Points } from '#/shared/lib/points.ts'

export { GoodsGroup } from '#/domains/mall/model.ts'
export { ById, Nothing, PageQuery } from '#/shared/api/wire.ts'

const Count = z.pipe(
  maybe(z.int()),
  z.transform((count) => Math.max(count ?? 0, 0)),
)

export const PointsBalance = z.object({ points: Points })

export const PointsLog = z.object({
  id: maybe(Id),
  /** Open text: only INCREASE_POINTS adds. */
  changeType: Text,
  value: Points,
  createdDate: Instant,
  content: Text,
})
export type PointsLog = z.infer<typeof PointsLog>

/** month is YYYY-MM in Chinese time. */
export const PointsMonthGroup = z.object({ month: Text, items: listOf(PointsLog) })
export type PointsMonthGroup = z.infer<typeof PointsMonthGroup>

/** Type and limit are open text: an unknown task is shown, it only leads nowhere. */
export const PointsTask = z.object({
  pointsTask: z.object({
    content: Text,
    description: Text,
    unit: Text,
    type: Text,
    limitType: Text,
    limitTimes: Count,
  }),
  taskIsComplete: Flag,
  completeTimes: Count,
  valueFinal: maybe(Points),
})
export type PointsTask = z.infer<typeof PointsTask>

export const PickUpPlace = z.object({
  id: Id,
  name: Text,
  mobile: Text,
  province: Text,
  city: Text,
  district: Text,
  detail: Text,
  businessHours: Text,
})
export type PickUpPlace = z.infer<typeof PickUpPlace>

/** Deleted goods have only their state, so everything else may be missing. */
export const PointsGoods = z.object({
  id: maybe(Id),
  name: Text,
  subtitle: Text,
  points: maybe(Points),
  mainPicture: Text,
  pictures: listOf(z.string()),
  /** How many one person may redeem; null when there is no limit. */
  pointsGoodsQuota: maybe(z.int()),
  /** How many of them the person has redeemed already. */
  redeemedNumber: Count,
  stock: maybe(z.int()),
  requireExpress: Flag,
  allowPickUp: Flag,
  detail: Text,
  state: GoodsState,
})
export type PointsGoods = z.infer<typeof PointsGoods>

export const PointsGoodsSearch = z.object({ groupId: z.optional(z.string()) })

const StatusEvent = z.object({ orderStatus: Text, time: Instant })

/** Status is open text: an unknown one gets a neutral label (order-rules.ts) and never breaks a list. */
export const PointsOrder = z.pipe(
  z.object({
    id: Id,
    orderNumber: Text,
    orderStatus: Text,
    status: Text,
    sourceType: Text,
    /** Of the whole order. */
    points: maybe(Points),
    number: z._default(z.int(), 1),
    goods: maybe(z.object({ goodsId: maybe(Id), name: Text, mainPicture: Text })),
    createdDate: Instant,
    statusHistory: listOf(StatusEvent),
    shippingAddress: maybe(Address),
    pickUpPlace: maybe(PickUpPlace),
    expressDetails: maybe(z.object({ company: Text, number: Text })),
  }),
  // orderStatus, else status (decision 97).
  z.transform(({ orderStatus, status, ...order }) => ({ ...order, status: orderStatus || status })),
)
export type PointsOrder = z.infer<typeof PointsOrder>

export const NewPointsOrder = z.object({
  goodsId: z.string(),
  number: z.int(),
  shippingAddressId: z.nullable(z.string()),
  pickUpPlaceId: z.nullable(z.string()),
  /** What the person saw; a backend that asks for another sum refuses. */
  expectedPoints: z.int(),
})
export type NewPointsOrder = z.infer<typeof NewPointsOrder>

const Counted = z.object({
  days: listOf(Instant),
  pointsPerDay: maybe(Points),
  /** Today has just been counted by this very call. */
  countedNow: Flag,
})
/** The days on which a person was there; a service that answers nothing has counted none (decision 137). */
export const LoginDays = z.pipe(
  maybe(Counted),
  z.transform((counted) => ({
    days: (counted?.days ?? []).filter((day) => day !== null),
    pointsPerDay: counted?.pointsPerDay ?? null,
    countedNow: counted?.countedNow ?? false,
  })),
)
export type LoginDays = z.infer<typeof LoginDays>

export const ConversionRecord = z.object({ id: Id, points: Points, number: z._default(z.int(), 1) })
export type ConversionRecord = z.infer<typeof ConversionRecord>
