import type { Reward } from '#/domains/wallet/model.ts'
import type { Ticket } from '#/domains/ticket/model.ts'
import { paths, to } from '#/paths.ts'
import { formatMoney } from '#/shared/lib/money.ts'

/** Something that a person has won in a campaign. */
export interface Prize {
  title: string
  /** The amount of money; empty for a ticket. */
  amount: string
  time: number | null
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

/** A ticket for a counter, a draw that is left, or the prize of a draw; a draw without a prize is none. */
function ticketPrize(ticket: Ticket): Prize[] {
  const { kind, name, startTime, draw } = ticket
  if (kind !== 'LOTTERY')
    return [{ title: name, amount: '', time: startTime, action: { label: '去出示', to: paths.merchantTicket } }]
  if (!draw) return [chance(ticket)]
  if (!draw.prize) return []
  return [{ title: draw.prize.name, amount: '', time: draw.time, action: { label: '我的奖品', to: paths.prizes } }]
}

/** What rewards and tickets say belongs to an act, the latest first; what names no act belongs to none (CAMP-001). */
export function prizesOf(actId: string, rewards: readonly Reward[], tickets: readonly Ticket[]): Prize[] {
  const ofAct = (entry: { actId: string }) => actId !== '' && entry.actId === actId
  return [...rewards.filter(ofAct).map(moneyPrize), ...tickets.filter(ofAct).flatMap(ticketPrize)].sort(
    (one, other) => (other.time ?? 0) - (one.time ?? 0),
  )
}
