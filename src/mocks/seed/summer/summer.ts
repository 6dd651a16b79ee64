import type { SummerOrderRow, SummerTables } from '../../summer/rows.ts'
import { personas } from '../../personas.ts'

const DAY = 86_400_000
const MINUTE = 60_000

/** Days of the next July and August, with their places; one day is full, one has a single place. */
const days = [
  ['07-05', 'LOW', 12], ['07-12', 'LOW', 1], ['07-19', 'LOW', 8], ['07-26', 'LOW', 10],
  ['07-08', 'HIGH', 12], ['07-15', 'HIGH', 0], ['07-22', 'HIGH', 6], ['08-05', 'HIGH', 10],
] as const

const of = (persona: string) => personas.find((entry) => entry.persona === persona)

function order(id: string, persona: string, extra: Partial<SummerOrderRow> & Pick<SummerOrderRow, 'createdAt' | 'date'>): SummerOrderRow {
  const user = of(persona)
  const child = { name: '郑一一', gender: 'FEMALE' as const, identityCardType: 'CHINESE_IDENTITY_CARD' as const, identityCard: '440304201305200025', birthday: '2013-05-20' }
  return {
    id, userId: user?.id ?? '', children: [{ ...child, date: extra.date }], guardian: { name: user?.fullName ?? '', mobile: user?.mobile ?? '' },
    ageGroup: 'HIGH', amount: 98_000, status: 'CANCEL', expiresAt: extra.createdAt + 15 * MINUTE, paidAt: null, channel: null, ...extra,
  }
}

/** `rich` has an order in each state, `unpaid` has an order to pay. */
export function summerSeed(now: number): SummerTables {
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
  const year = Number(today.slice(0, 4)) + (today.slice(5) < '06-20' ? 0 : 1)
  const on = (day: string) => `${year}-${day}`
  const boy = { name: '赵乐', gender: 'MALE' as const, identityCardType: 'PASSPORT' as const, identityCard: 'E12345678', birthday: '2017-03-04' }
  return {
    summerDays: days.map(([day, ageGroup, places]) => ({ date: on(day), ageGroup, places })),
    summerEnd: Date.parse(`${on('06-20')}T18:00:00+08:00`),
    summerOrders: [
      order('SO1', 'rich', { date: on('07-22'), createdAt: now - 3 * DAY, status: 'SUCCESS', paidAt: now - 3 * DAY + 5 * MINUTE, channel: 'wx_pub' }),
      order('SO2', 'rich', { date: on('07-15'), createdAt: now - 5 * DAY, status: 'REFUND', paidAt: now - 5 * DAY + 40 * MINUTE, channel: 'alipay_wap' }),
      order('SO3', 'rich', { date: on('07-08'), createdAt: now - 6 * DAY }),
      order('SO4', 'unpaid', { date: on('07-19'), createdAt: now - MINUTE, ageGroup: 'LOW', status: 'WAIT_FOR_PAY', children: [{ ...boy, date: on('07-19') }] }),
    ],
  }
}
