import { bestCoupon } from '#/domains/coupon/rules.ts'
import type { Category } from '#/domains/report/source/report-ids.ts'
import { toCategory } from '#/domains/report/source/report-ids.ts'
import { traits } from '#/domains/report/results/categories.ts'
import { cents } from '#/shared/lib/money.ts'
import { type Db, nextId, type ReportBook } from './db.ts'
import type { CouponRow, OrderRow, UserRow } from './db-rows.ts'
import type { Knobs } from './knobs.ts'
import { heldBy, toCoupon } from './orders.ts'
import { own, HttpError } from './http-error.ts'
import { openOwn } from './reports.ts'

interface Asking {
  db: Db
  reports: ReportBook
  now: number
  knobs: Pick<Knobs, 'items'>
  user: UserRow
}

export interface Target {
  sampleId: string
  packageId: string
  category: string
}

/** The price of unlocking each category, in cents. */
const price: Record<Category, number> = {
  COMMON_DISEASES: 39_900,
  PHARMACOGENOMICS: 29_900,
  LIFE_STYLE: 19_900,
  GENETIC_DISEASES: 29_900,
  RARE_DISEASES: 29_900,
  ANCESTRY: 19_900,
}

/** The offer: the locked items of one category of the user's own report. */
function offerOf({ user, ...world }: Asking, target: Target) {
  const category = toCategory(target.category)
  if (!category) throw new HttpError(404)
  const opened = openOwn(world, target, user)
  const locked = opened.items.filter((item) => item.category === category && item.locked).length
  const waits = opened.executing.includes(category)
  return {
    name: `解锁报告：${traits[category].name}（${locked}项）`,
    price: price[category],
    refusal: waits ? '正在解锁中，无需重复购买' : locked === 0 ? '这个分类已经全部解锁' : '',
  }
}

/** The options of an unlock order; its coupons are the coupons without a restriction to goods. */
export function unlockOffer(asking: Asking, target: Target) {
  const { name, price: amount, refusal } = offerOf(asking, target)
  const held = heldBy(asking.db, asking.user.id, '')
  return { name, amount, refusal, held, best: bestCoupon(held.map(toCoupon), cents(amount), asking.now) }
}

interface Bill {
  items: { name: string; amount: number }[]
  total: number
}

/** The order that unlocks the category once it is paid. */
export function unlockOrder(asking: Asking, target: Target, coupon: CouponRow | null, bill: Bill): OrderRow {
  const { db, user, now } = asking
  const { name, price: amount } = offerOf(asking, target)
  const id = nextId(db, 'O')
  const sample = own(
    db.samples,
    db.samples.find(({ id: at, recordId }) => [at, recordId].includes(target.sampleId))?.id ?? '',
    user.id,
  )
  const order: OrderRow = {
    id,
    userId: user.id,
    orderNumber: `2026${id.slice(1).padStart(10, '0')}`,
    status: 'WAITING_FOR_PAYMENT',
    goodsId: '',
    specificationId: '',
    number: 1,
    price: amount,
    ...bill,
    couponId: coupon?.id ?? null,
    addressId: null,
    address: null,
    requirements: '',
    invoice: null,
    sharingCode: null,
    createdAt: now,
    history: [],
    express: null,
    patientId: sample.patientId,
    unlock: { ...target, sampleId: sample.id, name },
  }
  if (coupon) coupon.usedByOrder = id
  db.orders.push(order)
  return order
}
