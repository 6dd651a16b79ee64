import { bestCoupon, couponDiscount, couponRefusal } from '#/domains/coupon/rules.ts'
import type { Coupon } from '#/domains/coupon/model.ts'
import { orderApi } from '#/domains/order/contract.ts'
import { orderCan } from '#/domains/order/rules.ts'
import { cents } from '#/shared/lib/money.ts'
import { type CouponRow, type Db, nextId, type OrderRow } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { own, Refuse } from '../refuse.ts'
import type { SeedGoods, SeedSpecification } from '../seed/goods-seed.ts'
import { settle } from './payment.ts'
import { addressWire, couponWire, orderGoodsWire, orderWire } from '../wire.ts'

const toCoupon = (row: CouponRow): Coupon => ({
  ...row,
  thresholdOfAmount: cents(row.thresholdOfAmount),
  couponBelong: 'MALL',
  claimed: true,
})

const heldBy = (db: Db, userId: string) =>
  db.coupons.filter((coupon) => coupon.userId === userId && coupon.usedByOrder === null)

interface Wanted {
  goodsId: string
  specificationItem: string
  number: number
}

function find(
  db: Db,
  { goodsId, specificationItem, number }: Wanted,
): { goods: SeedGoods; item: SeedSpecification; refusal: string } {
  const goods = db.goods.find((entry) => entry.id === goodsId)
  // A link without a specification means the first that can be bought.
  const item = goods?.specifications.find((entry) =>
    specificationItem ? entry.id === specificationItem : entry.stock > 0,
  )
  if (!goods || !item || goods.state === 'DELETED') throw new Refuse(400, '该商品已删除')
  const refusal = goods.state === 'OFF_SHELVES' ? '该商品已下架' : number < 1 || number > item.stock ? '库存不足' : ''
  return { goods, item, refusal }
}

/** The bill of an order; the same function prices the options and the order. */
function bill(item: SeedSpecification, number: number, coupon: CouponRow | null) {
  const goodsTotal = cents(item.price * number)
  const off = coupon ? couponDiscount(toCoupon(coupon), goodsTotal) : cents(0)
  const items = [
    { name: '商品金额', amount: goodsTotal as number },
    ...(off > 0 ? [{ name: coupon?.name ?? '优惠券', amount: -off }] : []),
    { name: '运费', amount: 0 },
  ]
  return { goodsTotal, items, total: goodsTotal - off }
}

function chosenCoupon(db: Db, userId: string, couponId: string | null, total: number, now: number): CouponRow | null {
  if (!couponId) return null
  const coupon = heldBy(db, userId).find((entry) => entry.id === couponId)
  if (!coupon) throw new Refuse(400, '优惠券不可用')
  const refusal = couponRefusal(toCoupon(coupon), cents(total), now)
  if (refusal) throw new Refuse(400, `优惠券${refusal}`)
  return coupon
}

export const orderHandlers = mockApi(orderApi, {
  options: ({ db, body, user, now }) => {
    const { goods, item, refusal } = find(db, body)
    const total = cents(item.price * body.number)
    const held = heldBy(db, user.id)
    const best = bestCoupon(held.map(toCoupon), total, now)
    const couponId = body.couponId === undefined ? (best?.id ?? null) : body.couponId
    const { goodsTotal, items, total: due } = bill(item, body.number, chosenCoupon(db, user.id, couponId, total, now))
    return {
      allowPurchase: refusal === '',
      refusal,
      goods: orderGoodsWire(db, goods.id, item.id, body.number),
      shippingAddresses: db.addresses.filter((address) => address.userId === user.id).map(addressWire),
      distribution: goods.requireExpress ? { mode: 'PLATFORM' as const, days: 'WORKING_DAYS' as const } : null,
      goodsTotalAmount: goodsTotal,
      mallUserCoupons: held.map((coupon) => couponWire(coupon, true)),
      defaultCouponId: best?.id ?? null,
      paymentMode: 'LUMP_SUM' as const,
      paymentSummary: { total: due, items },
    }
  },
  mine: ({ db, body, user }) =>
    db.orders
      .filter(
        (order) =>
          order.userId === user.id && !body.refundment && (!body.orderStatus || order.status === body.orderStatus),
      )
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((order) => orderWire(db, order)),
  one: ({ db, body, user, now, knobs }) => {
    const order = own(db.orders, body.id, user.id)
    settle(db, order, now, knobs.pay)
    return orderWire(db, order)
  },
  create: ({ db, body, user, now }) => {
    const { goods, item, refusal } = find(db, body)
    if (refusal) throw new Refuse(400, refusal)
    const address = goods.requireExpress ? own(db.addresses, body.shippingAddressId ?? '', user.id) : null
    const coupon = chosenCoupon(db, user.id, body.couponId, item.price * body.number, now)
    const { items, total } = bill(item, body.number, coupon)
    if (total !== body.expectedTotal) throw new Refuse(400, '价格有变化，请确认新的金额')
    const id = nextId(db, 'O')
    const order: OrderRow = {
      id,
      userId: user.id,
      orderNumber: `2026${id.slice(1).padStart(10, '0')}`,
      status: 'WAITING_FOR_PAYMENT',
      goodsId: goods.id,
      specificationId: item.id,
      number: body.number,
      price: item.price,
      total,
      items,
      couponId: coupon?.id ?? null,
      addressId: address?.id ?? null,
      address: address ? addressWire(address) : null,
      requirements: body.requirements,
      sharingCode: body.sharingCode,
      createdAt: now,
      history: [],
      express: null,
    }
    item.stock -= body.number
    if (coupon) coupon.usedByOrder = id
    db.orders.push(order)
    return orderWire(db, order)
  },
  createPayOrder: ({ db, query, user }) => {
    const order = own(db.orders, query.mallOrderId, user.id)
    if (!orderCan('pay', order)) throw new Refuse(400, '当前订单不能支付')
    if (query.payAmount !== order.total) throw new Refuse(400, '支付金额与订单不符')
    const open = db.payOrders.find(
      (pay) => pay.orderId === order.id && (pay.status === 'WaitingForPayment' || pay.status === 'StartedPayment'),
    )
    if (open) return { id: open.id }
    const id = nextId(db, 'PAY')
    db.payOrders.push({
      id,
      orderId: order.id,
      userId: user.id,
      amount: order.total,
      status: 'WaitingForPayment',
      channel: null,
      readsLeft: 0,
      paidAt: null,
    })
    return { id }
  },
  paying: ({ db, path, user }) => {
    const order = own(db.orders, path.id, user.id)
    if (order.status === 'WAITING_FOR_PAYMENT') order.status = 'PAYING'
    return null
  },
  cancel: ({ db, path, user, now }) => {
    const order = own(db.orders, path.id, user.id)
    if (!orderCan('cancel', order)) throw new Refuse(400, '当前状态不能取消')
    order.status = 'CLOSED'
    order.history.push({ orderStatus: 'CLOSED', time: now })
    const item = db.goods.flatMap((goods) => goods.specifications).find((entry) => entry.id === order.specificationId)
    if (item) item.stock += order.number
    for (const coupon of db.coupons) if (coupon.usedByOrder === order.id) coupon.usedByOrder = null
    for (const pay of db.payOrders)
      if (pay.orderId === order.id && pay.status !== 'Completed') pay.status = 'UserCancelled'
    return null
  },
})
