import { knownTime } from '#/shared/lib/time/edges.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import type { Order } from '#/domains/order/model.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { monthOf } from '#/shared/lib/time/calendar.ts'
import { type Cents, sum } from '#/shared/lib/money.ts'
import { grouped } from '#/shared/lib/grouped.ts'
import type { ShareLog } from './model.ts'
import { maskedName } from '#/shared/lib/idcard.ts'

/** The buyer as shown to the sharer: never the whole name. */
export const buyerOf = ({ shippingAddress }: Pick<Order, 'shippingAddress'>): string =>
  maskedName(shippingAddress?.name ?? '')

export interface ShareMonth {
  /** `2026-11`; empty when unknown. */
  month: string
  shares: ShareLog[]
  /**
   * The sum of the rewards in cents; 0 without rewards. Null if a reward of this month has no amount, or if any reward
   * has no known time.
   */
  sum: Cents | null
}

/** The time for sorting a share: when its reward was achieved, else when it was shared. */
export function timeOf({ reward, time }: ShareLog): EdgeTime {
  return reward?.achievementDate ?? reward?.orderTime ?? time
}

function sumOf(shares: readonly ShareLog[]): Cents | null {
  const amounts = shares.flatMap((share) =>
    share.reward ? [share.reward.amount] : isRefused(share, 'reward') ? [null] : [],
  )
  const known = amounts.filter((amount) => amount !== null)
  return known.length === amounts.length ? sum(known) : null
}

/**
 * Shares by month in Chinese time, newest first, each with the sum of its rewards; shares without a known time are last
 * (WAL-007).
 */
export function shareMonths(shares: readonly ShareLog[]): ShareMonth[] {
  const sorted = [...shares].sort((a, b) => (knownTime(timeOf(b)) ?? 0) - (knownTime(timeOf(a)) ?? 0))
  const months = grouped(sorted, (share) => {
    const time = knownTime(timeOf(share))
    return time === null ? '' : monthOf(time)
  })
  const mayBelong = (months.get('') ?? []).some((share) => share.reward !== null || isRefused(share, 'reward'))
  return [...months].map(([month, of]) => ({ month, shares: of, sum: mayBelong ? null : sumOf(of) }))
}

/** Shares without their rewards, for places where rewards are hidden. */
export const withoutRewards = (shares: readonly ShareLog[]): ShareLog[] =>
  shares.map((share) => ({ ...share, reward: null }))
