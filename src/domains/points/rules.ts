import { isRefused } from '#/shared/api/blocks.ts'
import type { GoodsState } from '#/domains/mall/model.ts'
import { goodsRefusal, MAX_PER_ORDER } from '#/domains/mall/rules.ts'
import { paths, type SearchOf, to } from '#/paths.ts'
import { hasScreen } from '#/shared/lib/safe/known-address.ts'
import { isPicture } from '#/shared/lib/safe/picture-address.ts'
import { dayAfter } from '#/shared/lib/time/calendar.ts'
import { formatPoints, type Points, points, sumPoints, timesPoints } from '#/shared/lib/points.ts'
import type { PointsGoods, PointsLog, PointsTask } from './model.ts'

type Change = Pick<PointsLog, 'changeType' | 'value'>

const adds = ({ changeType }: Pick<PointsLog, 'changeType'>): boolean => changeType === 'INCREASE_POINTS'

/**
 * The effect of a record on the balance; its sign follows from the kind, not from the sign of the value (PTS-001,
 * PTS-002). 0 if unknown.
 */
export const changeOf = (change: Change): Points => {
  const value = Math.abs(change.value ?? 0)
  return points(adds(change) ? value : -value)
}

/** `+50` for INCREASE_POINTS, `-20` for any other kind, `--` for an unknown value (PTS-001, PTS-002). */
export const changeText = (change: Change): string =>
  change.value === null ? '--' : `${adds(change) ? '+' : '-'}${Math.abs(change.value)}`

export const changeTitle = (row: Pick<PointsLog, 'changeType' | 'content'>): string =>
  row.content || (adds(row) ? '获得积分' : '使用积分')

export function monthSums(items: readonly Change[]): { gained: Points; spent: Points } {
  const changes = items.map(changeOf)
  return {
    gained: sumPoints(changes.filter((value) => value > 0)),
    spent: sumPoints(changes.filter((value) => value < 0).map((value) => -value)),
  }
}

/** The current month is open, all other months are closed; a tap toggles a month (PTS-007). */
export const isMonthOpen = (month: string, now: string, turned: ReadonlySet<string>): boolean =>
  (month === now) !== turned.has(month)

/** How many times a task can be done; null without a limit (PTS-003). */
const taskLimit = ({ pointsTask: { limitType, limitTimes } }: PointsTask): number | null =>
  limitType === 'NO_LIMIT' || limitTimes === null || limitTimes <= 0 ? null : limitTimes

/** How often the person has done a task; null when it could not be read. */
const doneTimes = (task: PointsTask): number | null =>
  isRefused(task, 'completeTimes') ? null : Math.max(task.completeTimes ?? 0, 0)

export interface TaskButton {
  label: string
  done: boolean
}

/**
 * The text of a task's button. A complete task shows 已完成. An incomplete task that can be done several times shows a
 * count such as 1/3. Any other task shows 去完成 (PTS-003 to PTS-006, decision 149).
 */
export function taskButton(task: PointsTask): TaskButton {
  if (task.taskIsComplete) return { label: '已完成', done: true }
  const limit = taskLimit(task)
  const times = doneTimes(task)
  return limit !== null && limit > 1 && times !== null
    ? { label: `${times}/${limit}`, done: false }
    : { label: '去完成', done: false }
}

/**
 * The progress in words, because 1/3 alone is unclear; empty for a finished task. An unreadable limit does not mean
 * that there is no limit.
 */
export function taskCount(task: PointsTask): string {
  if (task.taskIsComplete) return ''
  const limit = taskLimit(task)
  if (task.pointsTask.limitType !== 'NO_LIMIT' && isRefused(task.pointsTask, 'limitTimes')) return '次数未知'
  if (limit === null) return ['NO_LIMIT', ''].includes(task.pointsTask.limitType) ? '不限次数' : ''
  const times = doneTimes(task)
  return times ? `已完成${times}次，共${limit}次` : `共${limit}次`
}

/** `+10积分/人`; without a unit `+10积分` (PTS-018). */
export const taskReward = ({ valueFinal, pointsTask: { unit } }: PointsTask): string =>
  valueFinal === null ? '' : `+${formatPoints(valueFinal)}${unit ? `/${unit}` : ''}`

/** The target of a task by its type (PTS-008 to PTS-015). Some targets belong to other parts of the app. */
const taskTargets: ReadonlyMap<string, string> = new Map([
  ['RECOMMEND_COMPLETE_ORDER', '/commodity-search/goods-share'],
  ['DAILY_LOGIN', paths.loginTask],
  ['TRANSMIT_POPULAR_SCIENCE', paths.explore],
  ['EXPERIENCE_HALL_INVITATION', '/my-invitation'],
  ['EXPERIENCE_HALL_INVITATION_SIGNED_IN', '/my-invitation'],
  ['REGISTRY_INVITATION', '/my-invitation-new'],
  ['PREGNANCY_TEST_QUERY', '/order-report'],
  ['IMPROVE_PERSONAL_DATA', paths.mySetting],
])

export const taskTarget = (type: string): string | null => taskTargets.get(type) ?? null

/** The visible tasks: an unfinished task whose target has no screen is left out. */
export const shownTasks = (tasks: readonly PointsTask[]): PointsTask[] =>
  tasks.filter((task) => {
    const target = taskTarget(task.pointsTask.type)
    return task.taskIsComplete || target === null || hasScreen(target)
  })

/** Goods must have a name; a reply without a name counts as missing goods (decision §0). */
export const isPointsGoods = (goods: Pick<PointsGoods, 'name'>): boolean => goods.name.trim() !== ''

/** Main picture first, without duplicates; invalid addresses are left out. */
export const goodsPictures = ({ mainPicture, pictures }: Pick<PointsGoods, 'mainPicture' | 'pictures'>): string[] => [
  ...new Set([mainPicture, ...pictures].filter(isPicture)),
]

/** The hint on a card: why the goods cannot be redeemed, or 可兑换; empty if a needed number is unknown. */
export function redeemHint(goods: Redeemable, balance: Points | null): string {
  if (goods.stock !== null && goods.stock <= 0) return '已兑完'
  if (unreadableLimitText(goods)) return ''
  if (quotaLeft(goods) < 1) return '已达兑换上限'
  if (goods.points === null || balance === null) return ''
  const missing = missingPoints(goods.points, balance)
  return missing > 0 ? `还差${formatPoints(missing)}` : '可兑换'
}

export interface StripDay {
  day: string
  state: 'done' | 'open' | 'missed' | 'tomorrow'
}

const BEFORE_TODAY = 5

/** Seven days that end tomorrow: whether each is counted, and which are today and tomorrow. */
export const signStrip = (days: ReadonlySet<string>, today: string): StripDay[] =>
  Array.from({ length: BEFORE_TODAY + 2 }, (_, index) => {
    const day = dayAfter(today, index - BEFORE_TODAY)
    if (day > today) return { day, state: 'tomorrow' }
    return { day, state: days.has(day) ? 'done' : day === today ? 'open' : 'missed' }
  })

type Redeemable = Pick<PointsGoods, 'points' | 'pointsGoodsQuota' | 'redeemedNumber' | 'stock'> & { state: GoodsState }

/** The quota; null if there is none, as for a number below 1 (GOODS-033). */
const quotaOf = ({ pointsGoodsQuota }: Pick<PointsGoods, 'pointsGoodsQuota'>): number | null =>
  pointsGoodsQuota !== null && pointsGoodsQuota > 0 ? pointsGoodsQuota : null

/** `每人限兑2件，您已兑1件`; null without a quota (GOODS-033). */
export function quotaText(goods: Pick<PointsGoods, 'pointsGoodsQuota' | 'redeemedNumber'>): string | null {
  if (isRefused(goods, 'pointsGoodsQuota')) return '每人限兑数量未知'
  const quota = quotaOf(goods)
  if (quota === null) return null
  if (isRefused(goods, 'redeemedNumber')) return `每人限兑${quota}件，您已兑数量未知`
  const redeemed = goods.redeemedNumber ?? 0
  return redeemed > 0 ? `每人限兑${quota}件，您已兑${redeemed}件` : `每人限兑${quota}件`
}

/** `还有59件`, 已兑完 or 库存未知; empty when missing. */
export function stockText(goods: Pick<PointsGoods, 'stock'>): string {
  if (isRefused(goods, 'stock')) return '库存未知'
  if (goods.stock === null) return ''
  return goods.stock > 0 ? `还有${goods.stock}件` : '已兑完'
}

/**
 * The text that refuses to redeem goods if their stock or quota was sent and could not be read; null if both were read
 * or not sent.
 */
function unreadableLimitText(goods: Redeemable): string | null {
  if (isRefused(goods, 'stock')) return '库存没有读出来，暂不能兑换'
  const isUnreadable =
    isRefused(goods, 'pointsGoodsQuota') || (quotaOf(goods) !== null && isRefused(goods, 'redeemedNumber'))
  return isUnreadable ? '兑换上限没有读出来，暂不能兑换' : null
}

const quotaLeft = (goods: Redeemable): number => {
  const quota = quotaOf(goods)
  return quota === null ? MAX_PER_ORDER : Math.max(quota - Math.max(goods.redeemedNumber ?? 0, 0), 0)
}

/** The largest number that can be chosen; at least one, so that the stepper shows a value. */
export const maxPieces = (goods: Redeemable): number =>
  unreadableLimitText(goods) ? 1 : Math.max(Math.min(quotaLeft(goods), goods.stock ?? MAX_PER_ORDER, MAX_PER_ORDER), 1)

/** The cost of a number of pieces; null when the goods have no price. */
export const costOf = (goods: Pick<PointsGoods, 'points'>, number: number): Points | null =>
  goods.points === null ? null : timesPoints(goods.points, number)

export const missingPoints = (cost: Points | null, balance: Points): Points =>
  points(Math.max((cost ?? 0) - balance, 0))

export const balanceText = (balance: Points | null): string => (balance === null ? '暂时查不到' : formatPoints(balance))

/** The reason why this number of pieces cannot be redeemed; null when redeeming is possible (PTS-016). */
export function redeemRefusal(goods: Redeemable, number: number, balance: Points | null): string | null {
  const gone = goodsRefusal(goods.state)
  if (gone) return gone
  const cost = costOf(goods, number)
  if (cost === null || number < 1) return '暂时不能兑换'
  if (goods.stock !== null && goods.stock < number) return goods.stock > 0 ? '库存不足' : '已兑完'
  const unread = unreadableLimitText(goods)
  if (unread) return unread
  if (quotaLeft(goods) < number) return '已达兑换上限'
  if (balance === null) return '查不到积分，暂不能兑换'
  return missingPoints(cost, balance) > 0 ? '积分不足' : null
}

export const canRedeem = (goods: Redeemable, balance: Points | null): boolean =>
  redeemRefusal(goods, 1, balance) === null

const deliveryWays = ['EXPRESS', 'PICK_UP'] as const
export type DeliveryWay = (typeof deliveryWays)[number]
export const deliveryWayLabel: Record<DeliveryWay, string> = { EXPRESS: '快递到家', PICK_UP: '到店自取' }

export const waysOf = (goods: Pick<PointsGoods, 'requireExpress' | 'allowPickUp'>, places: number): DeliveryWay[] =>
  deliveryWays.filter((way) => (way === 'EXPRESS' ? goods.requireExpress : goods.allowPickUp && places > 0))

/** The person's choices; null for a part that is not chosen yet. */
export interface Choice {
  number: number
  way: DeliveryWay | null
  addressId: string | null
  placeId: string | null
}

/** The choices in an address, where they are stored while the address form is open. */
export const choiceOf = ({ number, way, address, place }: SearchOf<typeof paths.integralGoods>): Choice => ({
  number: Math.min(number, MAX_PER_ORDER),
  way: deliveryWays.find((known) => known === way) ?? null,
  addressId: address,
  placeId: place,
})

export const goodsAddressWith = (id: string, { number, way, addressId, placeId }: Choice): string =>
  to(paths.integralGoods, { id }, { number, way, address: addressId, place: placeId })
