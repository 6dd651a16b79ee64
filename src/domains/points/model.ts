import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { Address } from '#/domains/address/model.ts'
import { CardName, GoodsState } from '#/domains/mall/catalogue/goods-shapes.ts'
import { Day, Month } from '#/shared/api/day.ts'
import { Title } from '#/shared/api/title.ts'
import {
  transform,
  count,
  Flag,
  Id,
  Instant,
  listOf,
  maybe,
  Name,
  nullableReply,
  PointsAmount,
  PointsOrNull,
  Quantity,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'

export { GoodsGroup } from '#/domains/mall/catalogue/goods-shapes.ts'
export { ById, Nothing, PageQuery } from '#/shared/api/wire.ts'

/** Null if the balance is unknown; then nothing can be redeemed. */
export const PointsBalance = shape('PointsBalance', { points: PointsOrNull })

/** A record that lacks both a value and a text is refused. */
export const PointsLog = shape(
  'PointsLog',
  {
    id: maybe(Id),
    /** Open text: only INCREASE_POINTS adds. */
    changeType: Text,
    value: PointsOrNull,
    createdDate: Instant,
    content: Prose,
  },
  'value',
  'content',
)
export type PointsLog = z.infer<typeof PointsLog>

/** A group that lacks both a month and changes is refused; a group with an unreadable month is shown. */
export const PointsMonthGroup = shape('PointsMonthGroup', { month: Month, items: listOf(PointsLog) }, 'month', 'items')
export type PointsMonthGroup = z.infer<typeof PointsMonthGroup>

/** Type and limit are open text: an unknown task is shown without a link. A task without content is refused. */
export const PointsTask = transform(
  shape('PointsTask', {
    pointsTask: shape(
      'PointsTaskFacts',
      { content: Prose, description: Prose, unit: Text, type: Text, limitType: Text, limitTimes: Quantity },
      'content',
      'description',
      'type',
    ),
    taskIsComplete: Flag,
    completeTimes: Quantity,
    valueFinal: PointsOrNull,
  }),
  ({ pointsTask, ...task }) => ({
    ...task,
    pointsTask: { ...pointsTask, content: pointsTask.content || '积分任务' },
  }),
)
export type PointsTask = z.infer<typeof PointsTask>

export const PickUpPlace = shape('PickUpPlace', {
  id: Id,
  name: transform(Title, (name) => name || '自取点'),
  mobile: Text,
  province: Text,
  city: Text,
  district: Text,
  detail: Text,
  businessHours: Text,
})
export type PickUpPlace = z.infer<typeof PickUpPlace>

const PointsPrice = transform(PointsOrNull, (price) => (price === null || price < 0 ? null : price))

const goods = {
  id: maybe(Id),
  name: Title,
  subtitle: Prose,
  points: PointsPrice,
  mainPicture: Text,
  pictures: listOf(Name),
  /** The maximum number of pieces that one person may redeem; null without a limit. */
  pointsGoodsQuota: Quantity,
  redeemedNumber: Quantity,
  stock: Quantity,
  requireExpress: Flag,
  allowPickUp: Flag,
  detail: Text,
  state: GoodsState,
}

/** Deleted goods have only their state, so every other field is optional. */
export const PointsGoods = shape('PointsGoods', goods)
export type PointsGoods = z.infer<typeof PointsGoods>

/** Goods in a list: without an id or a name, their card could not be opened, so they are refused and counted. */
export const ListedPointsGoods = shape('PointsGoods', { ...goods, id: Id, name: CardName })

export const PointsGoodsSearch = z.object({ groupId: z.optional(z.string()) })

const StatusEvent = shape('StatusHistory', { orderStatus: Text, time: Instant })

/** Status is open text: an unknown status gets a neutral label (order-rules.ts) and never breaks a list. */
export const PointsOrder = transform(
  shape('PointsOrder', {
    id: Id,
    orderNumber: Text,
    orderStatus: Text,
    status: Text,
    sourceType: Text,
    points: PointsOrNull,
    number: WholeNumber,
    goods: maybe(
      shape('PointsGoods', {
        goodsId: maybe(Id),
        name: transform(Title, (name) => name || '积分商品'),
        mainPicture: Text,
      }),
    ),
    createdDate: Instant,
    statusHistory: listOf(StatusEvent),
    shippingAddress: maybe(Address),
    pickUpPlace: maybe(PickUpPlace),
    expressDetails: maybe(shape('Express', { company: Text, number: Text })),
  }),
  // The state: orderStatus, else status (decision 97).
  ({ orderStatus, status, ...order }) => ({ ...order, status: orderStatus || status }),
)
export type PointsOrder = z.infer<typeof PointsOrder>

export const NewPointsOrder = z.object({
  goodsId: z.string(),
  number: z.int(),
  shippingAddressId: z.nullable(z.string()),
  pickUpPlaceId: z.nullable(z.string()),
  /** The total shown to the person; the backend refuses the order when its own total differs. */
  expectedPoints: z.int(),
})
export type NewPointsOrder = z.infer<typeof NewPointsOrder>

const Counted = shape('LoginDays', {
  days: listOf(Day),
  pointsPerDay: PointsOrNull,
  countedNow: Flag,
})
/** The sign-in days of the person; an empty reply means none (decision 137). */
export const LoginDays = transform(nullableReply(Counted), (counted) => ({
  days: (counted?.days ?? []).filter((day) => day !== ''),
  pointsPerDay: counted?.pointsPerDay ?? null,
  countedNow: counted?.countedNow ?? false,
}))
export type LoginDays = z.infer<typeof LoginDays>

export const ConversionRecord = shape('ConversionRecord', { points: PointsAmount, number: count(1) })
export type ConversionRecord = z.infer<typeof ConversionRecord>
