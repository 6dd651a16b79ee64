import { toCategory } from '#/domains/report/source/report-ids.ts'
import { splitTotal } from '#/domains/order/amount/payment-nodes.ts'
import { cents } from '#/shared/lib/money.ts'
import type { Db, ReportBook } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { addPayOrder, complete } from '../orders.ts'
import { isReported } from '../reports.ts'
import { unlockOffer, unlockOrder } from '../unlocks.ts'
import type { Situation } from './situations.ts'
import { placedOrder } from './travel.ts'

/** Situations of a person that one knob sets up: `given:balance-due`. */

interface Asking {
  db: Db
  reports: ReportBook
  now: number
  knobs: { items: number | null }
  user: UserRow
}

function toPay({ db, user, now }: Asking): void {
  const order = placedOrder(db, user, 'G001', now)
  addPayOrder(db, order, order.total)
}

function balanceDue({ db, user, now }: Asking): void {
  const order = placedOrder(db, user, 'G003', now)
  const deposit = db.goods.find((entry) => entry.id === 'G003')?.specifications[0]?.deposit ?? 0
  const split = splitTotal(cents(order.total), cents(deposit))
  if (!split) throw new Error('G003 has no deposit')
  Object.assign(order, { deposit: split.deposit, balanceAllowsCoupon: true })
  complete(db, order, addPayOrder(db, order, split.deposit, { node: 'DEPOSIT' }), now)
}

/** The first locked category of the person's first report; null when there is none. */
function lockedOf(asking: Asking) {
  const { db, user } = asking
  const sample = db.samples.find((entry) => entry.userId === user.id && isReported(entry))
  if (!sample) return null
  const offers = ['PHARMACOGENOMICS', 'GENETIC_DISEASES', 'RARE_DISEASES', 'COMMON_DISEASES', 'LIFE_STYLE', 'ANCESTRY']
    .map((category) => ({
      sampleId: sample.id,
      packageId: sample.packageId,
      category: toCategory(category) ?? category,
    }))
    .map((target) => ({ target, offer: unlockOffer(asking, target) }))
  return offers.find(({ offer }) => offer.refusal === '') ?? null
}

/** A locked category that was paid just now: it unlocks after 20 s. */
function unlocking(asking: Asking): void {
  const open = lockedOf(asking)
  if (!open) return
  const { name, amount } = open.offer
  const order = unlockOrder(asking, open.target, null, { items: [{ name, amount }], total: amount })
  complete(asking.db, order, addPayOrder(asking.db, order, amount), asking.now)
}

const orderOfOther = ({ db, user }: Asking) => db.orders.find((entry) => entry.othersMayPay && entry.userId !== user.id)

/** Another person requests this person to pay for an order (O736). */
function askedToPay(asking: Asking): void {
  const order = orderOfOther(asking)
  if (!order) return
  order.otherPayment = true
  addPayOrder(asking.db, order, order.total)
}

interface Giving {
  give: (asking: Asking) => void
  /** The missing condition of the situation, in words; null if none is missing. */
  lacks: (asking: Asking) => string | null
}

const always = () => null

const situations: Readonly<Record<Situation, Giving>> = {
  'to-pay': { give: toPay, lacks: always },
  'balance-due': { give: balanceDue, lacks: always },
  unlocking: {
    give: unlocking,
    lacks: (asking) => (lockedOf(asking) ? null : '有报告、报告里还有未解锁分类的人，如 reported'),
  },
  'asked-to-pay': {
    give: askedToPay,
    lacks: (asking) => (orderOfOther(asking) ? null : '别的人，这个人自己就是请人代付的人，如 member'),
  },
}

const isGiven = ({ db, user }: Asking, name: Situation) => db.given.includes(`${user.id} ${name}`)

/** The missing condition of a situation, in words; null if it was applied or can be applied. */
export const lackOf = (asking: Asking, name: Situation): string | null =>
  isGiven(asking, name) ? null : situations[name].lacks(asking)

/** Applies the situations to a person, each once until the data is reset, and returns whether the data has changed. */
export function give(asking: Asking, wanted: readonly Situation[]): boolean {
  const { db, user } = asking
  const missing = wanted.filter((name) => !isGiven(asking, name) && lackOf(asking, name) === null)
  for (const name of missing) {
    db.given.push(`${user.id} ${name}`)
    situations[name].give(asking)
  }
  return missing.length > 0
}
