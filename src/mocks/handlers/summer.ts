import { summerApi } from '#/domains/summer/api.ts'
import type { Db } from '../db.ts'
import type { SummerOrderRow } from '../summer/rows.ts'
import { addFee, feeOf } from '../fees.ts'
import { mockApi } from '../mock-api.ts'
import { placeSummer, summerFree, summerGroup, summerMoney } from '../summer/places.ts'

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

const pay = (db: Db, { id, amount, userId, children }: SummerOrderRow) =>
  addFee(db, { kind: 'summer', id, amount, userId, subject: `夏令活动报名（${children.length}人）` })

function summerPayment(db: Db, row: SummerOrderRow, now: number): string | null {
  if (row.status !== 'WAIT_FOR_PAY' || now >= row.expiresAt) return null
  return (feeOf(db, 'summer', row.id) ?? pay(db, row)).id
}

/** Closes an order that was not paid in time; a started payment may still arrive. */
function closeSummer(db: Db, now: number): void {
  for (const row of db.summerOrders.filter(({ status, expiresAt }) => status === 'WAIT_FOR_PAY' && now >= expiresAt)) {
    row.status = 'CANCEL'
    const open = feeOf(db, 'summer', row.id)
    if (open?.status === 'WaitingForPayment') open.status = 'SystemCancelled'
  }
}

const summerWire = (db: Db, row: SummerOrderRow, now: number) => ({
  id: row.id,
  children: row.children.map(({ name, gender, date, identityCardType }) => ({ name, gender, date, identityCardType })),
  guardian: row.guardian,
  paymentDetails: { amount: row.amount, channel: row.channel, time: iso(row.paidAt) },
  ageGroup: row.ageGroup,
  status: row.status,
  createdDate: iso(row.createdAt),
  expireTime: row.status === 'WAIT_FOR_PAY' ? iso(row.expiresAt) : null,
  payOrderId: summerPayment(db, row, now),
})

export const summerHandlers = mockApi(summerApi, {
  freeCount: ({ db, now }) => ({
    count: db.summerDays.reduce((sum, { date }) => sum + Math.max(0, summerFree(db, date, now)), 0),
    endTime: iso(db.summerEnd),
  }),
  ageGroup: ({ query, now }) => ({ ageGroup: summerGroup(query.birthday, now) }),
  groupDate: ({ db, query, now }) =>
    db.summerDays
      .filter(({ ageGroup }) => ageGroup === query.ageGroup)
      .map(({ date, ageGroup }) => ({ date, ageGroup, free: summerFree(db, date, now) })),
  money: ({ query, user }) => ({ amount: summerMoney(query.count, user) }),
  createOrder: ({ db, body, user, now }) => {
    closeSummer(db, now)
    return summerWire(db, placeSummer(db, body, user, now), now)
  },
  find: ({ db, query, user, now }) => {
    closeSummer(db, now)
    return db.summerOrders
      .filter(({ id, userId }) => userId === user.id && (query.id === undefined || query.id === id))
      .sort((one, other) => other.createdAt - one.createdAt)
      .map((row) => summerWire(db, row, now))
  },
})
