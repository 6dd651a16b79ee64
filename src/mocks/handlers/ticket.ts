import { orderCan } from '#/domains/order/rules.ts'
import { ticketApi } from '#/domains/ticket/api.ts'
import { drawRefusal, USED } from '#/domains/ticket/rules.ts'
import { campaignIdOfTicket } from '../campaign/rows.ts'
import { type Db, nextId } from '../db.ts'
import type { CouponRow, DrawRow, TicketRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { lotteries, rewardCoupon } from '../seed/tickets.ts'
import { couponWire } from '../wire.ts'

const DAY = 86_400_000
const PRIZE_DAYS = 30

const iso = (time: number): string => new Date(time).toISOString()

function prizeWire({ prize, couponId, wonTicketId }: DrawRow) {
  if (couponId) return { kind: 'COUPON' as const, name: prize, couponId }
  return wonTicketId ? { kind: 'TICKET' as const, name: prize, ticketId: wonTicketId } : null
}

const stateWire = ({ id, usedAt }: TicketRow) => ({
  id,
  status: usedAt === null ? ('UNUSED' as const) : USED,
  usedTime: usedAt === null ? null : iso(usedAt),
})

function ticketWire(db: Db, ticket: TicketRow) {
  const draw = db.draws.find((entry) => entry.ticketId === ticket.id)
  return {
    ...stateWire(ticket),
    kind: ticket.kind,
    name: ticket.name,
    merchant: ticket.merchant,
    code: ticket.code,
    startTime: iso(ticket.startTime),
    endTime: iso(ticket.endTime),
    actId: campaignIdOfTicket[ticket.id] ?? '',
    lotteryId: ticket.lotteryId,
    prizes: ticket.lotteryId ? (lotteries[ticket.lotteryId]?.prizes ?? []).map(({ name }) => name) : [],
    draw: draw ? { time: iso(draw.time), prize: prizeWire(draw) } : null,
  }
}

type CouponKind = Pick<CouponRow, 'name' | 'discountType' | 'discount' | 'thresholdOfAmount'>

function giveCoupon(db: Db, kind: CouponKind, userId: string, now: number): CouponRow {
  const row: CouponRow = {
    ...kind,
    id: nextId(db, 'C'),
    userId,
    startTime: now,
    endTime: now + PRIZE_DAYS * DAY,
    goodsIds: [],
    packageId: null,
    announcedTo: [],
    templateId: null,
    usedByOrder: null,
  }
  db.coupons.push(row)
  return row
}

function giveTicket(
  db: Db,
  kind: Pick<TicketRow, 'name'> & Partial<TicketRow>,
  userId: string,
  now: number,
): TicketRow {
  const id = nextId(db, 'T')
  const row: TicketRow = {
    id,
    userId,
    kind: 'MERCHANT',
    merchant: '',
    code: `8${id.replace(/\D/g, '').padStart(11, '0')}`,
    lotteryId: null,
    startTime: now,
    endTime: now + PRIZE_DAYS * DAY,
    usedAt: null,
    ...kind,
  }
  db.tickets.push(row)
  return row
}

/** Deterministic draws: each lottery goes through the cells of its grid in order. */
function draw(db: Db, ticket: TicketRow, now: number): void {
  const prizes = lotteries[ticket.lotteryId ?? '']?.prizes ?? []
  const before = db.draws.filter((entry) =>
    db.tickets.some((other) => other.id === entry.ticketId && other.lotteryId === ticket.lotteryId),
  )
  const prize = prizes[before.length % Math.max(prizes.length, 1)]
  db.draws.push({
    id: nextId(db, 'D'),
    ticketId: ticket.id,
    userId: ticket.userId,
    time: now,
    prize: prize?.name ?? '',
    couponId: prize?.coupon ? giveCoupon(db, prize.coupon, ticket.userId, now).id : null,
    wonTicketId: prize?.ticket ? giveTicket(db, prize.ticket, ticket.userId, now).id : null,
  })
}

const ofUser = (db: Db, userId: string) => db.tickets.filter((ticket) => ticket.userId === userId)

export const ticketHandlers = mockApi(ticketApi, {
  issueCoupons: ({ db, query, user, now }) => {
    const order = own(db.orders, query.mallOrderId, user.id)
    const reward = rewardCoupon(query.actId)
    if (!reward) throw new HttpError(400, '活动不存在')
    if (!orderCan('reward', order)) throw new HttpError(400, '订单付款后才能领取奖励')
    if (db.rewards.some((entry) => entry.actId === query.actId && entry.orderId === order.id))
      throw new HttpError(400, '这个订单的奖励已经领取过')
    db.rewards.push({ actId: query.actId, orderId: order.id })
    const coupon = giveCoupon(db, reward, user.id, now)
    const name = lotteries[query.actId]?.name ?? ''
    const ticket = giveTicket(db, { kind: 'LOTTERY', name, lotteryId: query.actId }, user.id, now)
    return { coupons: [couponWire(coupon, true)], tickets: [ticketWire(db, ticket)] }
  },
  root: ({ db, body, user, now }) => {
    const ticket = own(db.tickets, body.ticketId, user.id)
    if (ticket.kind !== 'LOTTERY' || ticket.lotteryId !== body.lotteryId) throw new HttpError(400, '这张票不能抽奖')
    const drawn = db.draws.find((entry) => entry.ticketId === ticket.id)
    const refusal = drawRefusal(
      { ...ticket, status: 'UNUSED', draw: drawn ? { time: drawn.time, prize: null } : null },
      now,
    )
    if (refusal) throw new HttpError(400, refusal)
    draw(db, ticket, now)
    return ticketWire(db, ticket)
  },
  mine: ({ db, user }) => ofUser(db, user.id).map((ticket) => ticketWire(db, ticket)),
  statusMine: ({ db, user }) => ofUser(db, user.id).map(stateWire),
})
