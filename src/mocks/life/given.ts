import { toCategory } from '#/domains/report/report-ids.ts'
import { splitTotal } from '#/domains/order/payment-nodes.ts'
import { cents } from '#/shared/lib/money.ts'
import type { Db, ReportBook } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { addPayOrder, complete } from '../orders.ts'
import { isReported } from '../reports.ts'
import { unlockOffer, unlockOrder } from '../unlocks.ts'
import type { Situation } from './situations.ts'
import { placedOrder } from './travel.ts'

/** Situations that a person can be put into with one knob: `given:balance-due`. */

interface Asking {
  db: Db
  reports: ReportBook
  now: number
  knobs: { items: number | null }
  user: UserRow
}

/** An order at the cashier. */
function toPay({ db, user, now }: Asking): void {
  const order = placedOrder(db, user, 'G001', now)
  addPayOrder(db, order, order.total)
}

/** An order whose deposit is paid and whose balance is due. */
function balanceDue({ db, user, now }: Asking): void {
  const order = placedOrder(db, user, 'G003', now)
  const deposit = db.goods.find((entry) => entry.id === 'G003')?.specifications[0]?.deposit ?? 0
  const split = splitTotal(cents(order.total), cents(deposit))
  if (!split) throw new Error('G003 has no deposit')
  Object.assign(order, { deposit: split.deposit, balanceAllowsCoupon: true })
  complete(db, order, addPayOrder(db, order, split.deposit, { node: 'DEPOSIT' }), now)
}

/** A locked category of the person's first report, paid just now: it opens after 20 s. */
function unlocking(asking: Asking): void {
  const { db, user, now } = asking
  const sample = db.samples.find((entry) => entry.userId === user.id && isReported(entry))
  if (!sample) return
  const offers = ['PHARMACOGENOMICS', 'GENETIC_DISEASES', 'RARE_DISEASES', 'COMMON_DISEASES', 'LIFE_STYLE', 'ANCESTRY']
    .map((category) => ({
      sampleId: sample.id,
      packageId: sample.packageId,
      category: toCategory(category) ?? category,
    }))
    .map((target) => ({ target, offer: unlockOffer(asking, target) }))
  const open = offers.find(({ offer }) => offer.refusal === '')
  if (!open) return
  const { name, amount } = open.offer
  const order = unlockOrder(asking, open.target, null, { items: [{ name, amount }], total: amount })
  complete(db, order, addPayOrder(db, order, amount), now)
}

/** Somebody else asks the person to pay for an order (O736). */
function askedToPay({ db, user }: Asking): void {
  const order = db.orders.find((entry) => entry.othersMayPay && entry.userId !== user.id)
  if (!order) throw new Error('no order may be paid by others')
  order.otherPayment = true
  addPayOrder(db, order, order.total)
}

const situations: Readonly<Record<Situation, (asking: Asking) => void>> = {
  'to-pay': toPay,
  'balance-due': balanceDue,
  unlocking,
  'asked-to-pay': askedToPay,
}

/** Puts a person into the situations, each once until the data is reset. @returns whether something has changed. */
export function give(asking: Asking, wanted: readonly Situation[]): boolean {
  const { db, user } = asking
  const missing = wanted.filter((name) => !db.given.includes(`${user.id} ${name}`))
  for (const name of missing) {
    db.given.push(`${user.id} ${name}`)
    situations[name](asking)
  }
  return missing.length > 0
}
