import { dayAfter, dayOf } from '#/shared/lib/time/calendar.ts'
import { HOLD_MS } from '../../visit-reservation/places.ts'
import type { ReservationRow } from '../../visit-reservation/rows.ts'

const DAY = 86_400_000

/** Depositors that can be looked up by contract number or mobile number. */
export const depositors = [
  { name: '李建国', contractNo: 'SC20240001', mobile: '13800000002' },
  { name: '郑晓燕', contractNo: 'SC20240002', mobile: '13800000007' },
]

type Visitor = ReservationRow['visitors'][number]

const adult = (name: string, identityCard: string, mobile: string): Visitor => ({
  visitorType: 'ADULT', visitorTypeName: '成人', price: 5000, name, mobile, identityCardType: 'CHINESE_IDENTITY_CARD', identityCard,
})

const child = (name: string, identityCard: string, mobile: string): Visitor => ({
  ...adult(name, identityCard, mobile), visitorType: 'CHILD', visitorTypeName: '儿童', price: 0,
})

/**
 * One paid, one unpaid, one expired and one cancelled visit of `member`; the visits of strangers fill one time and
 * nearly fill another time.
 */
export function reservationsOf(now: number, userId: (persona: string) => string): ReservationRow[] {
  const day = (days: number): string => dayAfter(dayOf(now), days)
  const mine = [adult('李建国', '440304196203150019', '13800000002'), child('李小禾', '440304201809010022', '13800000002')]
  const base = { userId: userId('member'), refundAmount: null, paidAt: null, expireTime: null, amount: 5000, visitors: mine }
  const strangers = (id: string, date: string, time: string, number: number): ReservationRow => ({
    ...base, id, date, time, userId: '', status: 'SUCCESS', createdAt: now - DAY, amount: 0,
    visitors: Array.from({ length: number }, (_, index) => child(`访客${index + 1}`, '', '13900000000')),
  })
  return [
    { ...base, id: 'RV201', date: day(6), time: '10:30', status: 'SUCCESS', createdAt: now - 2 * DAY, paidAt: now - 2 * DAY },
    { ...base, id: 'RV202', date: day(8), time: '14:00', status: 'WAIT_FOR_PAY', createdAt: now - 5 * 60_000, expireTime: now + 10 * 60_000 },
    { ...base, id: 'RV203', date: day(7), time: '09:30', status: 'EXPIRED', createdAt: now - DAY, expireTime: now - DAY + HOLD_MS },
    { ...base, id: 'RV204', date: day(5), time: '15:30', status: 'CANCEL', createdAt: now - 3 * DAY, paidAt: now - 3 * DAY, refundAmount: 5000 },
    { ...base, id: 'RV205', date: day(-20), time: '10:30', status: 'USED', createdAt: now - 30 * DAY, paidAt: now - 30 * DAY },
    strangers('RV901', day(1), '09:30', 8),
    strangers('RV902', day(1), '14:00', 7),
    ...['09:30', '10:30', '14:00', '15:30'].map((time, index) => strangers(`RV91${index}`, day(4), time, 8)),
  ]
}
