import type { NewOrder } from '#/domains/order/model.ts'
import { type Db, nextId } from '../db.ts'
import type { OrderRow } from '../db-rows.ts'
import { own, HttpError } from '../http-error.ts'
import type { DepositRow } from './rows.ts'

const YEARS = [1, 5, 10]

const renewalsOf = ({ renewals }: Db, depositId: string) => renewals.filter((row) => row.depositId === depositId)

export const yearsLater = (day: string, years: number): string => {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return later.endsWith('-02-29') && new Date(`${later}T00:00:00Z`).getUTCDate() !== 29
    ? later.replace('-29', '-28')
    : later
}

export const endOf = (db: Db, deposit: DepositRow): string =>
  yearsLater(
    deposit.firstEnd,
    renewalsOf(db, deposit.id).reduce((sum, { years, done }) => sum + (done ? years : 0), 0),
  )

/** The renewal offers of a contract; five years and more are cheaper. */
export const offersOf = (db: Db, deposit: DepositRow) =>
  YEARS.map((years) => ({
    goodsId: `RENEW-${deposit.id}`,
    specificationItem: `${years}Y`,
    name: `${deposit.name} 续存${years}年`,
    years,
    price: Math.round(deposit.price * years * (years >= 5 ? 0.9 : 1)),
    endTime: yearsLater(endOf(db, deposit), years),
  }))

export const pendingRenewal = (db: Db, depositId: string): string | null =>
  renewalsOf(db, depositId).find(({ orderId }) =>
    db.orders.some(({ id, status }) => id === orderId && (status === 'WAITING_FOR_PAYMENT' || status === 'PAYING')),
  )?.orderId ?? null

/** An order that renews a contract once it is paid. */
export function renewalOrder(db: Db, body: NewOrder, userId: string, now: number): OrderRow {
  const deposit = own(db.deposits, body.renewDepositId ?? '', userId)
  const offer = offersOf(db, deposit).find(({ specificationItem }) => specificationItem === body.specificationItem)
  if (!offer) throw new HttpError(400, '这份合同不能这样续存，请重新选择')
  if (pendingRenewal(db, deposit.id)) throw new HttpError(400, '这份合同有一笔续存订单还没有完成，请先支付或取消')
  if (offer.price !== body.expectedTotal) throw new HttpError(400, '价格有变化，请确认新的金额')
  const id = nextId(db, 'O')
  const order: OrderRow = {
    id,
    userId,
    orderNumber: `2026${id.slice(1).padStart(10, '0')}`,
    status: 'WAITING_FOR_PAYMENT',
    goodsId: '',
    specificationId: '',
    number: 1,
    price: offer.price,
    total: offer.price,
    items: [{ name: '续存费用', amount: offer.price }],
    couponId: null,
    addressId: null,
    address: null,
    requirements: '',
    sharingCode: null,
    createdAt: now,
    history: [],
    express: null,
  }
  db.orders.push(order)
  db.renewals.push({ orderId: id, depositId: deposit.id, name: offer.name, years: offer.years, done: false })
  return order
}

export function renewPaid({ renewals }: Db, orderId: string): void {
  const renewal = renewals.find((row) => row.orderId === orderId)
  if (renewal) renewal.done = true
}

/** Invariant: a contract is extended exactly by the paid renewals. */
export function checkRenewals(db: Db): string | null {
  const wrong = db.renewals.find(({ orderId, done }) => {
    const paid = db.payOrders.some((pay) => pay.orderId === orderId && pay.status === 'Completed')
    return paid !== done
  })
  return wrong ? `renewal ${wrong.orderId}: paid and done differ` : null
}
