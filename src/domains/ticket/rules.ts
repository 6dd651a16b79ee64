import { isRefused } from '#/shared/api/blocks.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { endOrder, knownTime, spanPhase, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import type { Draw, Prize, Ticket, TicketState } from './model.ts'
import { isPrizeUnreadable, prizeOf } from './prizes.ts'

type Timed = Pick<Ticket, 'startTime' | 'endTime'>
type Usable = Timed & Pick<Ticket, 'kind' | 'status' | 'usedTime'>

export const USED = 'USED' as const

/** Whether a ticket is used; a ticket whose time of use cannot be read counts as used. */
export const isUsed = (ticket: Pick<Ticket, 'status' | 'usedTime'>): boolean =>
  ticket.status === USED || ticket.usedTime !== null

const STATES: readonly string[] = ['', 'UNUSED', USED]
const KINDS: readonly string[] = ['MERCHANT', 'LOTTERY']

/** Whether the kind or the state of a ticket is unknown, so that the ticket can be neither shown nor drawn. */
export const isUnknown = ({ kind, status }: Pick<Ticket, 'kind' | 'status'>): boolean =>
  !KINDS.includes(kind) || !STATES.includes(status)

const UNKNOWN_STATE = '状态未知'

/** Why a ticket cannot be used now; null from its start to its end, both included (GOODS-031, decision 91). */
export function ticketRefusal(ticket: Usable, now: number): string | null {
  if (isUsed(ticket)) return '已使用'
  const phase = spanPhase(ticket, now)
  if (phase === 'early') return '未到使用时间'
  if (phase === 'over') return '已过期'
  if (isUnknown(ticket)) return UNKNOWN_STATE
  return phase === 'unknown' ? UNKNOWN_TIME : null
}

export function withStates<T extends Pick<Ticket, 'id' | 'status' | 'usedTime'>>(
  tickets: readonly T[],
  states: readonly TicketState[],
): T[] {
  const known = new Map(states.map((state) => [state.id, state]))
  return tickets.map((ticket) => {
    const state = known.get(ticket.id)
    return state ? { ...ticket, status: state.status, usedTime: state.usedTime } : ticket
  })
}

/** The reason why a ticket cannot be shown at a counter: its period, or a missing code. */
export const refusalToShow = (ticket: Usable & Pick<Ticket, 'code'>, now: number): string | null =>
  ticketRefusal(ticket, now) ?? (ticket.code.trim() ? null : '暂无券码')

const rank = (refusal: string | null): number => (refusal === null ? 0 : refusal === '未到使用时间' ? 1 : 2)

/** The tickets for counters: usable tickets first, sorted by their end. */
export const merchantTickets = (tickets: readonly Ticket[], now: number): Ticket[] =>
  tickets
    .filter((ticket) => ticket.kind !== 'LOTTERY')
    .sort(
      (a, b) => rank(ticketRefusal(a, now)) - rank(ticketRefusal(b, now)) || endOrder(a.endTime) - endOrder(b.endTime),
    )

export function codeNote(ticket: Pick<Ticket, 'kind' | 'status' | 'usedTime'>): string {
  if (isUsed(ticket)) return '已使用'
  return isUnknown(ticket) ? UNKNOWN_STATE : '请把屏幕调亮，出示给工作人员'
}

/** `AB12 CD34`: groups of four, easy to read aloud. */
export const codeGroups = (code: string): string => code.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** The reason why a lottery ticket cannot be drawn now; null if the ticket can be drawn. Each ticket has one draw. */
export function drawRefusal(ticket: Timed & Pick<Ticket, 'draw' | 'kind' | 'status'>, now: number): string | null {
  if (ticket.draw) return '这张抽奖券已经抽过了'
  if (isRefused(ticket, 'draw')) return '抽奖结果没有读出来'
  const phase = spanPhase(ticket, now)
  if (phase === 'early') return '抽奖还没有开始'
  if (phase === 'over') return '抽奖已经结束'
  if (isUnknown(ticket)) return `抽奖券${UNKNOWN_STATE}`
  return phase === 'unknown' ? `抽奖${UNKNOWN_TIME}` : null
}

export const ticketsOf = (tickets: readonly Ticket[], lotteryId: string): Ticket[] =>
  tickets.filter((ticket) => ticket.kind === 'LOTTERY' && ticket.lotteryId === lotteryId)

/** The tickets that can be drawn now, sorted by their end. */
export const chancesOf = (tickets: readonly Ticket[], now: number): Ticket[] =>
  tickets
    .filter((ticket) => ticket.kind === 'LOTTERY' && ticket.id !== '' && drawRefusal(ticket, now) === null)
    .sort((a, b) => endOrder(a.endTime) - endOrder(b.endTime))

export function openLotteries(
  tickets: readonly Ticket[],
  now: number,
): { id: string; name: string; chances: number }[] {
  const open = new Map<string, { id: string; name: string; chances: number }>()
  for (const { lotteryId, name } of chancesOf(tickets, now)) {
    if (lotteryId === null) continue
    open.set(lotteryId, { id: lotteryId, name, chances: (open.get(lotteryId)?.chances ?? 0) + 1 })
  }
  return [...open.values()]
}

/** The tickets for which it is unknown whether they can be drawn now, each with the reason (ADR 017). */
export const unclearDraws = (tickets: readonly Ticket[], now: number): { ticket: Ticket; reason: string }[] =>
  tickets.flatMap((ticket) => {
    const reason = ticket.kind === 'LOTTERY' && !ticket.draw ? drawRefusal(ticket, now) : null
    return reason !== null && ['open', 'unknown'].includes(spanPhase(ticket, now)) ? [{ ticket, reason }] : []
  })

export type DrawnTicket = Ticket & { draw: Draw }
export type WonTicket = Ticket & { draw: Draw & { prize: Prize } }

const isDrawn = (ticket: Ticket): ticket is DrawnTicket => ticket.draw !== null
const isWon = (ticket: DrawnTicket): ticket is WonTicket => prizeOf(ticket.draw) !== null

/** All draws, the latest first. */
export const drawsOf = (tickets: readonly Ticket[]): DrawnTicket[] =>
  tickets.filter(isDrawn).sort((a, b) => (knownTime(b.draw.time) ?? 0) - (knownTime(a.draw.time) ?? 0))

/** The draws that won something, the latest first. */
export const winsOf = (tickets: readonly Ticket[]): WonTicket[] => drawsOf(tickets).filter(isWon)

/** The result of a draw as text for screen readers; `draw` is null if it could not be read. */
export const drawWords = (draw: Draw | null): string => {
  if (!draw || isPrizeUnreadable(draw)) return notReadText('抽奖结果')
  const prize = prizeOf(draw)
  return prize ? `恭喜您抽中：${prize.name}` : '这次没有抽中，谢谢参与'
}
