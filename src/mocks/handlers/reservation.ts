import { reservationApi } from '#/domains/reservation/contract.ts'
import { mockApi } from '../mock-api.ts'
import { nextId } from '../db.ts'
import { Refuse } from '../refuse.ts'

const DAY_MS = 86_400_000
const TIMES = ['09:30', '10:30', '14:00', '15:30']
const ROOM = 3

/** The days from tomorrow on, in China. */
const daysFrom = (now: number): string[] =>
  Array.from({ length: 7 }, (_, index) =>
    new Date(now + (index + 1) * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10),
  )

export const reservationHandlers = mockApi(reservationApi, {
  // The third day is unavailable, so that this state can be seen.
  dates: ({ now }) => daysFrom(now).map((date, index) => ({ date, available: index !== 2 })),
  times: ({ db, query }) =>
    TIMES.map((time) => ({
      time,
      remaining: ROOM - db.reservations.filter((row) => row.date === query.date && row.time === time).length,
    })),
  create: ({ db, body, now }) => {
    const free = ROOM - db.reservations.filter((row) => row.date === body.date && row.time === body.time).length
    if (!daysFrom(now).includes(body.date) || !TIMES.includes(body.time)) throw new Refuse(400, '该时间不可预约')
    if (free <= 0) throw new Refuse(400, '该时间已约满，请换一个时间')
    const row = { id: nextId(db, 'RV'), date: body.date, time: body.time, visitors: body.visitors }
    db.reservations.push(row)
    return { id: row.id, date: row.date, time: row.time }
  },
})
