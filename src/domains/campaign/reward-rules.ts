import type { Reward } from '#/domains/wallet/model.ts'
import type { Ticket } from '#/domains/ticket/model.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { paths, to } from '#/paths.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'

export interface Prize {
  title: string
  /** The amount of money; empty for a ticket. */
  amount: string
  time: EdgeTime
  action: { label: string; to: string }
}

const moneyPrize = ({ id, title, amount, time }: Reward): Prize => ({
  title: title || '活动奖励',
  amount: amount === null ? '' : formatMoney(amount),
  time,
  action: id
    ? { label: '查看明细', to: to(paths.accountDetail, { type: 'reward', id }) }
    : { label: '查看钱包', to: to(paths.myWallet, {}, { tab: 'reward' }) },
})

const chance = ({ name, lotteryId, startTime }: Ticket): Prize => ({
  title: name,
  amount: '',
  time: startTime,
  action: lotteryId
    ? { label: '去抽奖', to: to(paths.lottery, { id: lotteryId }) }
    : { label: '我的奖品', to: paths.prizes },
})

/** The prize of a ticket: the ticket itself, a draw not made yet, or the prize of a draw; empty without a prize. */
function ticketPrize(ticket: Ticket): Prize[] {
  const { kind, name, startTime, draw } = ticket
  if (kind !== 'LOTTERY')
    return [{ title: name, amount: '', time: startTime, action: { label: '去出示', to: paths.merchantTicket } }]
  if (!draw) return isRefused(ticket, 'draw') ? [] : [chance(ticket)]
  if (!draw.prize) return []
  return [{ title: draw.prize.name, amount: '', time: draw.time, action: { label: '我的奖品', to: paths.prizes } }]
}

const at = ({ time }: Prize): number => (typeof time === 'number' ? time : 0)

/**
 * The rewards and tickets with this `actId`, the latest first; a reward without an `actId` belongs to no campaign
 * (CAMP-001).
 */
export function prizesOf(actId: string, rewards: readonly Reward[], tickets: readonly Ticket[]): Prize[] {
  const ofAct = (entry: { actId: string }) => actId !== '' && entry.actId === actId
  return [...rewards.filter(ofAct).map(moneyPrize), ...tickets.filter(ofAct).flatMap(ticketPrize)].sort(
    (one, other) => at(other) - at(one),
  )
}
