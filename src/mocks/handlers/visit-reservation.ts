import { visitReservationApi } from '#/domains/visit-reservation/api.ts'
import {
  lacksGuardian,
  MAX_VISITORS,
  NO_GUARDIAN,
  duplicateOf,
  typeProblem,
} from '#/domains/visit-reservation/party-rules.ts'
import type { NewReservation } from '#/domains/visit-reservation/model.ts'
import { cents } from '#/shared/lib/money.ts'
import { maskedName, maskIdentity } from '#/shared/lib/idcard.ts'
import { type Db, nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import type { ReservationRow } from '../visit-reservation/rows.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import {
  cancelRow,
  freePlaces,
  HOLD_MS,
  isDepositorType,
  releaseExpired,
  offeredDays,
  TIMES,
  TYPES,
  typeOf,
} from '../visit-reservation/places.ts'
import { depositors } from '../seed/visit-reservation/reservations.ts'

/** The organisation whose cashier accepts payments without a login. */
const ORGANISATION = 'ORG1'

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

const types = TYPES.map((type) => ({ ...type, price: cents(type.price) }))

const wire = (row: ReservationRow, user: UserRow | null) => ({
  id: row.id,
  date: row.date,
  time: row.time,
  status: row.status,
  expireTime: iso(row.expireTime),
  paymentDetails: { amount: row.amount },
  visitors: row.visitors.map(({ mobile: _mobile, identityCard, ...visitor }) => ({
    ...visitor,
    identityCard: maskIdentity(identityCard),
  })),
  code: `TK${row.id}`,
  organizationId: ORGANISATION,
  refundAmount: row.refundAmount,
  mine: row.userId !== '' && row.userId === user?.id,
})

function rowOf(db: Db, id: string): ReservationRow {
  const row = db.reservations.find((entry) => entry.id === id)
  if (!row) throw new HttpError(404, '')
  return row
}

/** Refuses a time without enough places. A reservation that is being moved does not need its places twice. */
function checkPlace(
  db: Db,
  { date, time }: { date: string; time: string },
  visitors: number,
  now: number,
  but?: string,
) {
  if (!offeredDays(now).some((day) => day.open && day.date === date) || !TIMES.includes(time))
    throw new HttpError(400, '该时间不可预约，请换一个时间')
  const free = freePlaces(db, date, time, but)
  if (free <= 0) throw new HttpError(400, '该时间已约满，请换一个时间')
  if (free < visitors) throw new HttpError(400, `该时间只剩${free}个名额，请换一个时间`)
}

function checkVisitors({ visitors, date }: NewReservation): void {
  if (visitors.length < 1 || visitors.length > MAX_VISITORS)
    throw new HttpError(400, `一次最多预约${MAX_VISITORS}位访客`)
  visitors.forEach((visitor, index) => {
    const problem = typeProblem(visitor, types, date)
    if (problem) throw new HttpError(400, problem)
    if (duplicateOf(visitors, index) >= 0) throw new HttpError(400, '访客的证件号码重复')
    if (!typeOf(visitor.visitorType)) throw new HttpError(400, '没有这种访客类型')
    const known = depositors.some(({ contractNo, name }) => contractNo === visitor.contractNo && name === visitor.name)
    if (isDepositorType(visitor.visitorType) && !known) throw new HttpError(400, '没有查到这位储户，请核对姓名和合同')
  })
  if (lacksGuardian(visitors, types, date)) throw new HttpError(400, NO_GUARDIAN)
}

function add(db: Db, body: NewReservation, user: UserRow | null, now: number): ReservationRow {
  const visitors = body.visitors.map(({ contractNo: _contract, ...visitor }) => {
    const { visitorTypeName = '', price = 0 } = typeOf(visitor.visitorType) ?? {}
    return { ...visitor, visitorTypeName, price }
  })
  const amount = visitors.reduce((total, { price }) => total + price, 0)
  const row: ReservationRow = {
    id: nextId(db, 'RV'),
    userId: user?.id ?? '',
    date: body.date,
    time: body.time,
    status: amount > 0 ? 'WAIT_FOR_PAY' : 'SUCCESS',
    expireTime: amount > 0 ? now + HOLD_MS : null,
    createdAt: now,
    amount,
    paidAt: null,
    refundAmount: null,
    visitors,
  }
  db.reservations.push(row)
  return row
}

const latestFirst = (one: ReservationRow, other: ReservationRow): number => other.createdAt - one.createdAt

export const visitReservationHandlers = mockApi(visitReservationApi, {
  dates: ({ db, now }) => {
    releaseExpired(db, now)
    return offeredDays(now).map(({ date, open }) => ({
      date,
      available: open && TIMES.some((time) => freePlaces(db, date, time) > 0),
    }))
  },
  times: ({ db, query, now }) => {
    releaseExpired(db, now)
    return TIMES.map((time) => ({ time, remaining: freePlaces(db, query.date, time) }))
  },
  visitorTypes: () => TYPES,
  findDepositor: ({ query }) => {
    const found = depositors.find(({ contractNo, mobile }) => [contractNo, mobile].includes(query.keyword))
    if (!found) return null
    return { name: maskedName(found.name), contractNo: found.contractNo }
  },
  create: ({ db, body, user, now }) => {
    releaseExpired(db, now)
    checkVisitors(body)
    checkPlace(db, body, body.visitors.length, now)
    return wire(add(db, body, user, now), user)
  },
  update: ({ db, body, user, now }) => {
    releaseExpired(db, now)
    const row = rowOf(db, body.id)
    if (row.status !== 'WAIT_FOR_PAY' && row.status !== 'SUCCESS')
      throw new HttpError(400, '这次预约已经结束，不能更改')
    checkPlace(db, body, row.visitors.length, now, row.id)
    Object.assign(row, { date: body.date, time: body.time })
    return wire(row, user)
  },
  find: ({ db, query, user, now }) => {
    releaseExpired(db, now)
    const { mobile, name } = query
    const mine = (row: ReservationRow) => user !== null && row.userId === user.id
    const remembered = (row: ReservationRow) =>
      row.visitors.some((visitor) => visitor.mobile === mobile) && row.visitors.some((visitor) => visitor.name === name)
    return db.reservations
      .filter(mobile === undefined ? mine : remembered)
      .sort(latestFirst)
      .map((row) => wire(row, user))
  },
  get: ({ db, path, user, now }) => {
    releaseExpired(db, now)
    return wire(rowOf(db, path.id), user)
  },
  cancel: ({ db, query, now }) => {
    releaseExpired(db, now)
    const row = rowOf(db, query.id)
    if (row.status === 'CANCEL') return null
    if (row.status !== 'WAIT_FOR_PAY' && row.status !== 'SUCCESS')
      throw new HttpError(400, '这次预约已经结束，不能取消')
    cancelRow(db, row)
    return null
  },
  invoice: ({ db, path }) => {
    const row = rowOf(db, path.id)
    if (row.paidAt === null || row.refundAmount !== null) return null
    const [first] = row.visitors
    return {
      invoiceType: 'ELECTRIC',
      titleType: 'PERSONAL',
      state: 'VALID',
      invoiceResource: `invoices/${row.id}.pdf`,
      title: first?.name ?? '',
      taxNumber: '',
      email: '',
      amount: row.amount,
      createdDate: iso(row.paidAt),
      shippingAddress: null,
      expressDetails: null,
    }
  },
})
