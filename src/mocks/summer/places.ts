import { isSameChild, MAX_CHILDREN, orderProblems } from '#/domains/summer/child-rules.ts'
import { ageOn } from '#/shared/lib/time/age.ts'
import { groupVerdict } from '#/domains/summer/rules.ts'
import type { NewSummerOrder } from '#/domains/summer/model.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { type Db, nextId } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import type { SummerOrderRow, SummerTables } from './rows.ts'
import { HttpError } from '../http-error.ts'

/** Places of the summer activity: who has them, how long they are held, and the effect of a late payment. */

const HOLD_MS = 15 * 60_000
const PRICE = 98_000

export const summerMoney = (count: number, { salesman }: Pick<UserRow, 'salesman'>): number =>
  salesman ? 0 : PRICE * count

/** The group by the age on the day of the sign-up. */
export function summerGroup(birthday: string, now: number): 'HIGH' | 'LOW' | null {
  const age = ageOn(birthday, dayOf(now))
  if (age === null || age < 6 || age > 17) return null
  return age > 10 ? 'HIGH' : 'LOW'
}

const keeps = ({ status, expiresAt }: SummerOrderRow, now: number): boolean =>
  status === 'SUCCESS' || (status === 'WAIT_FOR_PAY' && now < expiresAt)

export function summerFree({ summerDays, summerOrders }: SummerTables, date: string, now: number): number {
  const places = summerDays.find((day) => day.date === date)?.places ?? 0
  const taken = summerOrders.filter((row) => row.date === date && keeps(row, now))
  return places - taken.reduce((sum, { children }) => sum + children.length, 0)
}

function refusal(db: Db, body: NewSummerOrder, user: UserRow, now: number): string | null {
  if (now >= db.summerEnd) return '报名已经结束'
  if (body.children.length === 0 || body.children.length > MAX_CHILDREN) return `一次可以报名1到${MAX_CHILDREN}个孩子`
  const [wrong] = orderProblems(body, dayOf(now))
  if (wrong) return wrong[1]
  const verdict = groupVerdict(
    body.children.map(({ name, birthday }) => ({ name, group: summerGroup(birthday, now) ?? '' })),
  )
  if (verdict.group === null || verdict.group !== body.ageGroup)
    return verdict.problem ?? '年龄组有变化，请重新选择日期'
  const day = db.summerDays.find(({ date, ageGroup }) => date === body.date && ageGroup === body.ageGroup)
  if (!day || body.date < dayOf(now)) return '这一天没有活动，请换一个日期'
  const again = db.summerOrders
    .filter((row) => keeps(row, now))
    .flatMap(({ children }) => children)
    .find((child) => body.children.some((other) => isSameChild(child, other)))
  if (again) return `${again.name}已经报过名了，不用重复报名`
  if (summerFree(db, body.date, now) < body.children.length) return '这一天的名额刚刚被约满，请换一个日期'
  return summerMoney(body.children.length, user) === body.expectedTotal ? null : '费用有变化，请确认新的金额'
}

export function placeSummer(db: Db, body: NewSummerOrder, user: UserRow, now: number): SummerOrderRow {
  const refused = refusal(db, body, user, now)
  if (refused) throw new HttpError(400, refused)
  const amount = body.expectedTotal
  const row: SummerOrderRow = {
    id: nextId(db, 'SO'),
    userId: user.id,
    children: body.children.map((child) => ({ ...child, date: body.date })),
    guardian: body.guardian,
    ageGroup: body.ageGroup === 'HIGH' ? 'HIGH' : 'LOW',
    date: body.date,
    amount,
    status: amount > 0 ? 'WAIT_FOR_PAY' : 'SUCCESS',
    createdAt: now,
    expiresAt: now + HOLD_MS,
    paidAt: null,
    channel: null,
  }
  db.summerOrders.push(row)
  return row
}

/** A paid order keeps its places. An order that is paid too late gets places if any are free, else a refund. */
export function settleSummer(db: Db, id: string, now: number): void {
  const row = db.summerOrders.find((entry) => entry.id === id)
  if (!row || row.paidAt !== null) return
  const kept = keeps(row, now) || summerFree(db, row.date, now) >= row.children.length
  row.status = kept ? 'SUCCESS' : 'REFUND'
  row.paidAt = now
  row.channel = db.payOrders.findLast(({ fee }) => fee?.kind === 'summer' && fee.id === id)?.channel ?? null
}

/** Invariant: no day is sold beyond its places, and a payment belongs to an order or is refunded. */
export function checkSummer(db: Db): string | null {
  for (const { date, places } of db.summerDays) {
    const sold = db.summerOrders.filter((row) => row.date === date && row.status === 'SUCCESS')
    if (sold.reduce((sum, { children }) => sum + children.length, 0) > places) return `summer day ${date}: sold twice`
  }
  const paid = db.payOrders.filter(({ fee, status }) => fee?.kind === 'summer' && status === 'Completed')
  for (const { id, fee, amount } of paid) {
    const row = db.summerOrders.find((entry) => entry.id === fee?.id)
    const settled = row?.status === 'SUCCESS' || row?.status === 'REFUND'
    if (!row || !settled || row.paidAt === null || row.amount !== amount) return `summer payment ${id}: lost`
  }
  return null
}
