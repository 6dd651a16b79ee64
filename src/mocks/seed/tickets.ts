import type { CouponRow, DrawRow, TicketRow } from '../db-rows.ts'
import { personas } from '../personas.ts'

const DAY = 86_400_000

const userId = (persona: string): string => personas.find((entry) => entry.persona === persona)?.id ?? ''

interface LotteryPrize {
  /** The text on the prize's cell of the lottery grid; 谢谢参与 wins nothing. */
  name: string
  coupon?: Pick<CouponRow, 'name' | 'discountType' | 'discount' | 'thresholdOfAmount'>
  ticket?: Pick<TicketRow, 'name' | 'merchant'>
}

const fixed = (name: string, discount: number): LotteryPrize => ({
  name, coupon: { name: `抽奖所得${name}`, discountType: 'FIXED_AMOUNT', discount, thresholdOfAmount: discount * 10 },
})

const nothing: LotteryPrize = { name: '谢谢参与' }

const lecture: LotteryPrize = { name: '讲座门票', ticket: { name: '基因科普讲座门票', merchant: '深圳湾健康讲堂' } }
const visit: LotteryPrize = { name: '参观门票', ticket: { name: '健康体验馆参观票', merchant: '南山健康体验馆' } }
const share: LotteryPrize = { name: '九折券', coupon: { name: '抽奖所得九折券', discountType: 'PROPORTION', discount: 9, thresholdOfAmount: 0 } }

/**
 * The lotteries with the eight cells of their grid; draws take the cells in order, so that tests are deterministic.
 */
export const lotteries: Readonly<Record<string, { name: string; prizes: readonly LotteryPrize[] }>> = {
  L1: { name: '金秋回馈抽奖', prizes: [fixed('30元券', 3000), lecture, nothing, fixed('50元券', 5000), visit, nothing, share, nothing] },
  L2: { name: '新春抽奖', prizes: [fixed('30元券', 3000), nothing, fixed('88元券', 8800), nothing, lecture, nothing, visit, nothing] },
  L3: { name: '夏日抽奖', prizes: [nothing, fixed('30元券', 3000), nothing, lecture, nothing, share, nothing, visit] },
}

/** The coupon for a paid order in this campaign; null if there is no such campaign. The handler also gives one draw. */
export const rewardCoupon = (actId: string): LotteryPrize['coupon'] | null =>
  lotteries[actId] ? { name: '订单奖励20元券', discountType: 'FIXED_AMOUNT', discount: 2000, thresholdOfAmount: 20_000 } : null

const ticket = (id: string, persona: string, now: number, extra: Partial<TicketRow>): TicketRow => ({
  id, userId: userId(persona), kind: 'MERCHANT', name: '', merchant: '', code: `8${id.replace(/\D/g, '').padStart(11, '0')}`, lotteryId: null,
  startTime: now - 10 * DAY, endTime: now + 20 * DAY, usedAt: null, ...extra,
})

const chance = (id: string, persona: string, lotteryId: string, now: number, extra: Partial<TicketRow> = {}): TicketRow =>
  ticket(id, persona, now, { kind: 'LOTTERY', name: lotteries[lotteryId]?.name ?? '', lotteryId, ...extra })

const later = (now: number) => ({ startTime: now + 10 * DAY, endTime: now + 40 * DAY })
const over = (now: number) => ({ startTime: now - 60 * DAY, endTime: now - 20 * DAY })

/** Tickets for counters and draws in every state; the first digit of the number identifies the owner. */
const ofPerson = (persona: string, digit: number, now: number): TicketRow[] => [
  ticket(`T${digit}01`, persona, now, { ...lecture.ticket }),
  ticket(`T${digit}02`, persona, now, { ...visit.ticket, ...later(now) }),
  ticket(`T${digit}03`, persona, now, { name: '春季健康咨询券', merchant: '南山健康体验馆', ...over(now) }),
  ticket(`T${digit}04`, persona, now, { name: '骨密度体验券', merchant: '南山健康体验馆', usedAt: now - 2 * DAY }),
  chance(`T${digit}11`, persona, 'L1', now),
  chance(`T${digit}12`, persona, 'L1', now, { endTime: now + 25 * DAY }),
  chance(`T${digit}13`, persona, 'L2', now, later(now)),
  chance(`T${digit}14`, persona, 'L3', now, over(now)),
  chance(`T${digit}15`, persona, 'L3', now, over(now)),
  chance(`T${digit}16`, persona, 'L3', now, over(now)),
  chance(`T${digit}17`, persona, 'L3', now, over(now)),
]

export const ticketsOf = (now: number): TicketRow[] => [...ofPerson('member', 2, now), ...ofPerson('rich', 7, now)]

const drawsOfPerson = (persona: string, digit: number, couponId: string, now: number): DrawRow[] => {
  const row = (number: number, prize: string, extra: Partial<DrawRow> = {}): DrawRow => ({
    id: `D${digit}0${number}`, ticketId: `T${digit}1${number}`, userId: userId(persona), time: now - (30 - number) * DAY, prize, couponId: null, wonTicketId: null, ...extra,
  })
  return [row(5, '30元券', { couponId }), row(6, '讲座门票', { wonTicketId: `T${digit}01` }), row(7, '谢谢参与')]
}

export const drawsOf = (now: number): DrawRow[] => [...drawsOfPerson('member', 2, 'CU9', now), ...drawsOfPerson('rich', 7, 'CR4', now)]
