import { couponDiscount } from '#/domains/coupon/discount.ts'
import { bestCoupon, couponRefusal } from '#/domains/coupon/rules.ts'
import { orderApi } from '#/domains/order/api.ts'
import { splitTotal } from '#/domains/order/amount/payment-nodes.ts'
import { orderCan } from '#/domains/order/rules.ts'
import { cents } from '#/shared/lib/money.ts'
import { type Db, nextId } from '../db.ts'
import type { Knobs } from '../knobs.ts'
import type { CouponRow, OrderRow } from '../db-rows.ts'
import { dueFor } from '../bills.ts'
import { mockApi } from '../mock-api.ts'
import {
  addPayOrder,
  markPaidIfFree,
  balanceWire,
  balanceWith,
  heldBy,
  inListTab,
  lastPatient,
  nodeAmount,
  nodeOf,
  toCoupon,
} from '../orders.ts'
import { own, HttpError } from '../http-error.ts'
import { renewalOrder } from '../cell-storage/renewals.ts'
import type { SeedGoods, SeedSpecification } from '../seed/goods-seed.ts'
import { unitPrice, usableGroup } from './group-buying.ts'
import { settle } from './payment.ts'
import { unlockOffer, unlockOrder } from '../unlocks.ts'
import { addressWire, couponWire, orderGoodsWire, orderWire, patientWire, unlockGoods } from '../wire.ts'

interface OrderBody {
  goodsId: string
  specificationItem: string
  number: number
}

function findGoods(
  db: Db,
  { goodsId, specificationItem, number }: OrderBody,
): { goods: SeedGoods; item: SeedSpecification; refusal: string } {
  const goods = db.goods.find((entry) => entry.id === goodsId)
  const items = goods?.specifications ?? []
  // Without a specification, the first available specification is used; sold-out goods are not reported as deleted.
  const item = specificationItem
    ? items.find(({ id, name }) => id === specificationItem || name === specificationItem)
    : (items.find(({ stock }) => stock > 0) ?? items[0])
  if (!goods || !item || goods.state === 'DELETED') throw new HttpError(400, '该商品已删除')
  const refusal = goods.state === 'OFF_SHELVES' ? '该商品已下架' : number < 1 || number > item.stock ? '库存不足' : ''
  return { goods, item, refusal }
}

/** The price of an order; the same function is used for the options and the order. */
function priceOrder(price: number, number: number, coupon: CouponRow | null) {
  const goodsTotal = cents(price * number)
  const off = coupon ? couponDiscount(toCoupon(coupon), goodsTotal) : cents(0)
  const items = [
    { name: '商品金额', amount: goodsTotal as number },
    ...(off > 0 ? [{ name: coupon?.name ?? '优惠券', amount: -off }] : []),
    { name: '运费', amount: 0 },
  ]
  return { goodsTotal, items, total: goodsTotal - off }
}

function requestedCoupon(
  held: readonly CouponRow[],
  couponId: string | null,
  total: number,
  now: number,
): CouponRow | null {
  if (!couponId) return null
  const coupon = held.find((entry) => entry.id === couponId)
  if (!coupon) throw new HttpError(400, '优惠券不可用')
  const refusal = couponRefusal(toCoupon(coupon), cents(total), now)
  if (refusal) throw new HttpError(400, `优惠券${refusal}`)
  return coupon
}

/**
 * The open pay order for this amount and coupon. Any other open pay order is cancelled; the call is refused while a pay
 * order is being confirmed.
 */
function payOrderFor(db: Db, order: OrderRow, amount: number, couponId: string | null, expireAt: number): string {
  const node = nodeOf(order)
  const open = db.payOrders.find(
    (pay) => pay.orderId === order.id && (pay.status === 'WaitingForPayment' || pay.status === 'StartedPayment'),
  )
  if (open?.amount === amount && (open.couponId ?? null) === couponId) return open.id
  if (open?.status === 'StartedPayment' && open.paidOutside !== false)
    throw new HttpError(400, '有一笔付款正在确认，请稍后再试')
  if (open) open.status = 'SystemCancelled'
  return addPayOrder(db, order, amount, {
    expireAt,
    ...(node === 'WHOLE' ? {} : { node }),
    ...(couponId ? { couponId } : {}),
  }).id
}

/** The requested coupon of a balance, checked; null when none was requested. */
function balanceCoupon(db: Db, order: OrderRow, couponId: string | undefined, now: number): CouponRow | null {
  if (!couponId) return null
  if (nodeOf(order) !== 'BALANCE' || !order.balanceAllowsCoupon) throw new HttpError(400, '尾款不能使用优惠券')
  return requestedCoupon(heldBy(db, order.userId, order.goodsId), couponId, nodeAmount(order, 'BALANCE'), now)
}

/** After this many ms, the payment service closes an unstarted payment; the order can get another pay order. */
const PAY_WITHIN_MS = 30 * 60_000

function endExpired(db: Db, order: OrderRow, now: number): void {
  for (const pay of db.payOrders)
    if (pay.orderId === order.id && pay.status === 'WaitingForPayment' && now > (pay.expireAt ?? now))
      pay.status = 'SystemCancelled'
}

/** A list also settles the payments in progress of its orders. */
const settled =
  ({ db, now, knobs }: { db: Db; now: number; knobs: Knobs }) =>
  (order: OrderRow) => {
    if (order.status === 'PAYING') settle(db, order, now, knobs.pay)
    return orderWire(db, order)
  }

const newest = (a: OrderRow, b: OrderRow) => b.createdAt - a.createdAt

export const orderHandlers = mockApi(orderApi, {
  options: ({ db, body, user, now }) => {
    const { goods, item, refusal } = findGoods(db, body)
    const price = unitPrice(db, goods, item, user.id, now)
    const total = cents(price * body.number)
    const held = heldBy(db, user.id, goods.id)
    const best = bestCoupon(held.map(toCoupon), total, now)
    const couponId = body.couponId === undefined ? (best?.id ?? null) : body.couponId
    const {
      goodsTotal,
      items,
      total: due,
    } = priceOrder(price, body.number, requestedCoupon(held, couponId, total, now))
    const patient = lastPatient(db, user.id)
    return {
      allowPurchase: refusal === '',
      refusal,
      goods: { ...orderGoodsWire(db, goods.id, item.id), price },
      shippingAddresses: db.addresses.filter((address) => address.userId === user.id).map(addressWire),
      distribution: goods.requireExpress ? { mode: 'PLATFORM' as const, days: 'WORKING_DAYS' as const } : null,
      goodsTotalAmount: goodsTotal,
      mallUserCoupons: held.map((coupon) => couponWire(coupon, true)),
      defaultCouponId: best?.id ?? null,
      selectedPatient: goods.reportPackageId && patient ? patientWire(patient) : null,
      paymentMode: body.paymentMode,
      paymentSummary: { total: due, items },
      paymentModeSummary: splitTotal(cents(due), cents(item.deposit * body.number)),
    }
  },
  unlockOptions: ({ body, user, ...world }) => {
    const { name, amount, refusal, held, best } = unlockOffer({ ...world, user }, body)
    return {
      allowPurchase: refusal === '',
      refusal,
      goods: unlockGoods(name, amount),
      goodsTotalAmount: amount,
      mallUserCoupons: held.map((coupon) => couponWire(coupon, true)),
      defaultCouponId: best?.id ?? null,
      paymentMode: 'LUMP_SUM' as const,
    }
  },
  unlock: ({ body, user, ...world }) => {
    const { amount, refusal, held } = unlockOffer({ ...world, user }, body)
    if (refusal) throw new HttpError(400, refusal)
    const coupon = requestedCoupon(held, body.couponId, amount, world.now)
    const { items, total } = priceOrder(amount, 1, coupon)
    if (total !== body.expectedTotal) throw new HttpError(400, '价格有变化，请确认新的金额')
    const { sampleId, packageId, category } = body
    const made = unlockOrder({ ...world, user }, { sampleId, packageId, category }, coupon, { items, total })
    markPaidIfFree(made, world.now)
    return orderWire(world.db, made)
  },
  mine: ({ body, user, ...world }) =>
    world.db.orders
      .filter(
        (order) =>
          order.userId === user.id &&
          (!body.refundment || order.refund !== undefined) &&
          (!body.orderStatus || order.status === body.orderStatus),
      )
      .sort(newest)
      .map(settled(world)),
  orders: ({ body, user, ...world }) =>
    world.db.orders
      .filter((order) => order.userId === user.id && inListTab(order, body.orderStatus))
      .sort(newest)
      .map(settled(world)),
  one: ({ db, body, user, now, knobs }) => {
    const order = own(db.orders, body.id, user.id)
    settle(db, order, now, knobs.pay)
    return { ...orderWire(db, order), ...balanceWire(db, order, now) }
  },
  create: ({ db, body, user, now }) => {
    if (body.renewDepositId) return orderWire(db, renewalOrder(db, body, user.id, now))
    const { goods, item, refusal } = findGoods(db, body)
    if (refusal) throw new HttpError(400, refusal)
    const address = goods.requireExpress ? own(db.addresses, body.shippingAddressId ?? '', user.id) : null
    const group = usableGroup(db, goods.id, user.id, now)
    const price = unitPrice(db, goods, item, user.id, now)
    const coupon = requestedCoupon(heldBy(db, user.id, goods.id), body.couponId, price * body.number, now)
    const { items, total } = priceOrder(price, body.number, coupon)
    if (total !== body.expectedTotal) throw new HttpError(400, '价格有变化，请确认新的金额')
    const split = splitTotal(cents(total), cents(item.deposit * body.number))
    if (body.paymentMode === 'DEPOSIT_AND_BALANCE' && !split) throw new HttpError(400, '该商品不支持定金+尾款')
    const patient = body.patientId ? own(db.patients, body.patientId, user.id) : null
    const id = nextId(db, 'O')
    const order: OrderRow = {
      id,
      userId: user.id,
      orderNumber: `2026${id.slice(1).padStart(10, '0')}`,
      status: 'WAITING_FOR_PAYMENT',
      goodsId: goods.id,
      specificationId: item.id,
      number: body.number,
      price,
      total,
      items,
      couponId: coupon?.id ?? null,
      addressId: address?.id ?? null,
      address: address ? addressWire(address) : null,
      requirements: body.requirements,
      invoice: body.invoice?.titleType ?? null,
      sharingCode: body.sharingCode,
      createdAt: now,
      history: [],
      express: null,
      patientId: patient?.id ?? null,
      ...(split && body.paymentMode === 'DEPOSIT_AND_BALANCE'
        ? { deposit: split.deposit, balanceAllowsCoupon: coupon === null }
        : {}),
    }
    item.stock -= body.number
    if (group) {
      order.groupId = group.id
      group.usedBy.push(user.id)
    }
    if (coupon) coupon.usedByOrder = id
    db.orders.push(order)
    markPaidIfFree(order, now)
    return orderWire(db, order)
  },
  createPayOrder: ({ db, query, user, now }) => {
    const order = own(db.orders, query.mallOrderId, user.id)
    if (!orderCan('pay', order)) throw new HttpError(400, '当前订单不能支付')
    endExpired(db, order, now)
    const expireAt = now + PAY_WITHIN_MS
    if (order.deposit !== undefined) {
      const coupon = balanceCoupon(db, order, query.couponId, now)
      const amount = coupon ? balanceWith(order, coupon) : nodeAmount(order, nodeOf(order))
      if (query.payAmount !== amount) throw new HttpError(400, '支付金额与订单不符')
      return { id: payOrderFor(db, order, amount, coupon?.id ?? null, expireAt) }
    }
    const due = dueFor(db, order)
    if (query.payAmount < 1 || query.payAmount > due) throw new HttpError(400, '支付金额与订单不符')
    const open = db.payOrders.filter(
      (pay) => pay.orderId === order.id && (pay.status === 'WaitingForPayment' || pay.status === 'StartedPayment'),
    )
    const same = open.find((pay) => pay.amount === query.payAmount)
    if (same) return { id: same.id }
    if (open.some((pay) => pay.status === 'StartedPayment' && pay.paidOutside !== false))
      throw new HttpError(400, '有一笔付款正在确认，请稍后再试')
    // An order has at most one open pay order: the others are cancelled.
    for (const pay of open) pay.status = 'UserCancelled'
    return {
      id: addPayOrder(db, order, query.payAmount, { expireAt, ...(query.payAmount < due ? { part: true } : {}) }).id,
    }
  },
  paying: ({ db, path, user }) => {
    const order = own(db.orders, path.id, user.id)
    if (order.status === 'WAITING_FOR_PAYMENT') order.status = 'PAYING'
    return null
  },
  cancel: ({ db, path, user, now }) => {
    const order = own(db.orders, path.id, user.id)
    if (!orderCan('cancel', { ...order, isBalanceWaitingPayment: order.depositPaid === true }))
      throw new HttpError(400, '当前状态不能取消')
    order.status = 'CLOSED'
    order.history.push({ orderStatus: 'CLOSED', time: now })
    const item = db.goods.flatMap((goods) => goods.specifications).find((entry) => entry.id === order.specificationId)
    if (item) item.stock += order.number
    for (const coupon of db.coupons) if (coupon.usedByOrder === order.id) coupon.usedByOrder = null
    const group = db.groups.find(({ id }) => id === order.groupId)
    if (group) group.usedBy = group.usedBy.filter((id) => id !== order.userId)
    for (const pay of db.payOrders)
      if (pay.orderId === order.id && pay.status !== 'Completed') pay.status = 'UserCancelled'
    return null
  },
  setOtherPayment: ({ db, path, user }) => {
    const order = own(db.orders, path.id, user.id)
    if (!order.othersMayPay || !orderCan('pay', order)) throw new HttpError(400, '该订单不能由他人代付')
    order.otherPayment = true
    return null
  },
})
