import { isRefused } from '#/shared/api/blocks.ts'
import { type Cents, cents, times } from '#/shared/lib/money.ts'
import { type SpanPhase, spanPhase } from '#/shared/lib/time/edges.ts'
import type { GroupBuying } from './model.ts'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'

export type GroupPhase = 'offer' | 'open' | 'full' | 'over' | 'unknown'

type Facts = Pick<GroupBuying, 'id' | 'size' | 'members' | 'endTime'>

/** The number of missing people; null when the size of the group is unknown. */
export const missingPeople = ({ size, members }: Pick<Facts, 'size' | 'members'>): number | null =>
  size === null ? null : Math.max(0, size - members.length)

/**
 * The phase of a group: offered, waiting for people, complete, or expired. The end belongs to the group's period
 * (decision 91), and a complete group does not expire. The phase is unknown if end or size could not be read.
 */
export function groupPhase(group: Facts, now: number): GroupPhase {
  if (isRefused(group, 'size')) return 'unknown'
  if (group.id === null) return 'offer'
  if (missingPeople(group) === 0) return 'full'
  // A group has no start, so its phase is never `early`.
  return spanPhase({ startTime: null, endTime: group.endTime }, now) as Exclude<SpanPhase, 'early'>
}

export const isMine = ({ members }: Pick<Facts, 'members'>): boolean => members.some((member) => member.mine)

export type GroupAction = 'start' | 'join' | 'invite' | 'quit' | 'buy'

interface Rights {
  canBuy: boolean
  canQuit: boolean
}

/** The possible actions of this person (GOODS-037); the server must allow each of starting, joining and leaving. */
export function groupActions(group: Facts, { canBuy, canQuit }: Rights, now: number): GroupAction[] {
  const phase = groupPhase(group, now)
  const mine = isMine(group)
  if (mine && phase === 'full') return ['buy']
  if (mine && phase === 'open') return canQuit ? ['invite', 'quit'] : ['invite']
  // A group whose end or size cannot be read offers no action.
  if (!canBuy || phase === 'unknown') return []
  return phase === 'open' ? ['join', 'start'] : ['start']
}

export function groupText(group: Facts, now: number): string {
  const phase = groupPhase(group, now)
  const missing = missingPeople(group)
  if (phase === 'offer')
    return group.size === null
      ? '发起拼团后，邀请朋友一起参加'
      : `${group.size} 人成团，发起后再邀请 ${group.size - 1} 位朋友`
  if (phase === 'open') return missing === null ? '拼团进行中，可以邀请朋友参加' : `还差 ${missing} 人成团`
  if (phase === 'unknown') return `这个团的${isRefused(group, 'size') ? '人数' : '结束时间'}未知，暂时不能参加`
  if (phase === 'over') return '这个团已经结束，没有凑齐人数'
  return isMine(group) ? '已成团，现在下单就是拼团价' : '这个团已经满员'
}

interface Wish {
  canBuy: boolean
  item: Pick<Specification, 'price' | 'deposit'> | null
  number: number
}

/**
 * The price of pieces in a group that is not complete yet, and its condition. Null if this person can neither start nor
 * complete one, if the price or a smaller reduction is unknown, or if the goods have a deposit (GOODS-037).
 */
export function groupOffer(
  group: Facts & Pick<GroupBuying, 'reduction'>,
  { canBuy, item, number }: Wish,
  now: number,
): { total: Cents; missing: string } | null {
  const phase = groupPhase(group, now)
  const { reduction, size } = group
  if (
    !item?.price ||
    item.deposit ||
    isRefused(item, 'deposit') ||
    !reduction ||
    reduction < 0 ||
    reduction >= item.price
  )
    return null
  if (phase === 'open' ? !canBuy && !isMine(group) : phase !== 'offer' || !canBuy) return null
  const people = phase === 'open' ? missingPeople(group) : size
  const missing = people === null ? '' : phase === 'open' ? `还差 ${people} 人` : `${people} 人成团`
  return { total: times(cents(item.price - reduction), number), missing }
}

/**
 * This person's discount per piece: 0 if they are in no complete group (GOODS-037). Null if the discount is unknown, or
 * if it is unknown whether the group is complete.
 */
export function groupReduction(group: (Facts & Pick<GroupBuying, 'reduction'>) | null, now: number): number | null {
  if (!group || !isMine(group)) return 0
  if (isRefused(group, 'size')) return null
  if (groupPhase(group, now) !== 'full') return 0
  return isRefused(group, 'reduction') ? null : Math.max(group.reduction ?? 0, 0)
}

const reduced = (item: Specification, reduction: number | null): Specification => ({
  ...item,
  price: item.price === null || reduction === null ? null : cents(Math.max(item.price - reduction, 0)),
  priceBeforeDiscount: item.priceBeforeDiscount ?? item.price,
})

/**
 * The goods at the group price, so that all prices of this purchase are reduced, but not below 0. If the reduction is
 * unknown, the goods have no price.
 */
export const atGroupPrice = (goods: Goods, reduction: number | null): Goods =>
  reduction !== 0 ? { ...goods, specifications: goods.specifications.map((item) => reduced(item, reduction)) } : goods
