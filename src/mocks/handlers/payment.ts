import { payOrderApi } from '#/domains/pay-order/api.ts'
import { paymentApi } from '#/domains/payment/api.ts'
import { channelTraits } from '#/domains/payment/channels.ts'
import type { Channel } from '#/domains/payment/model.ts'
import { isPayable } from '#/domains/payment/rules.ts'
import type { Db } from '../db.ts'
import type { OrderRow, PayOrderRow, UserRow } from '../db-rows.ts'
import { beginBills, dueFor, settleBills, settlePart } from '../bills.ts'
import { addFee, feeOf, settleFee } from '../fees.ts'
import type { Knobs } from '../knobs.ts'
import { mockApi } from '../mock-api.ts'
import { addPayOrder, complete } from '../orders.ts'
import { own, HttpError } from '../http-error.ts'
import { releaseExpired } from '../visit-reservation/places.ts'
import { orderGoodsWire } from '../wire.ts'

/** Number of order reads until the payment service settles. */
const READS_UNTIL_PAID = 3

/** The payment service settles a started payment after a few reads of the order. */
export function settle(db: Db, order: OrderRow, now: number, ending: Knobs['pay']): void {
  const pay = db.payOrders.find(
    (entry) => entry.orderId === order.id && entry.status === 'StartedPayment' && !entry.part,
  )
  const begun = order.status === 'PAYING' || order.status === 'WAITING_FOR_PAYMENT'
  // Payments in WeChat and Alipay arrive when the person has paid there; a simulated payment arrives when the order is
  // flagged.
  const outside = pay?.paidOutside
  const paying = outside === undefined ? order.status === 'PAYING' : begun && outside
  if (!pay || !paying || ending === 'never') return
  pay.readsLeft -= 1
  if (pay.readsLeft > 0) return
  if (ending === 'closed') {
    pay.status = 'Failed'
    order.status = 'CLOSED'
    order.history.push({ orderStatus: 'CLOSED', time: now })
    return
  }
  complete(db, order, pay, now)
}

function channelParameters(channel: Channel, pay: PayOrderRow, returnUrl: string | undefined): unknown {
  if (channel === 'mock') return { mock: true }
  if (channel === 'wx_pub' || channel === 'wx_pub_cmb') {
    const data = {
      appId: 'wx-test',
      timeStamp: '1',
      nonceStr: pay.id,
      package: `prepay_id=${pay.id}`,
      signType: 'RSA',
      paySign: 'sign',
    }
    return channel === 'wx_pub' ? data : { payData: JSON.stringify(data) }
  }
  const back = encodeURIComponent(returnUrl ?? '')
  if (channel === 'alipay_wap') return `https://mclient.alipay.com/pay?out_trade_no=${pay.id}&return_url=${back}`
  return (
    `<form action="https://openapi.alipay.com/gateway.do?charset=utf-8" method="post">` +
    `<input type="hidden" name="out_trade_no" value="${pay.id}"><input type="hidden" name="return_url" value="${back}">` +
    '</form><script>document.forms[0].submit()</script>'
  )
}

function begin(
  db: Db,
  pay: PayOrderRow,
  {
    channel,
    parameters,
    otherUserPayment,
  }: { channel: Channel; parameters: Record<string, string>; otherUserPayment: boolean },
  knobs: Knobs,
) {
  if (!isPayable(pay.status)) throw new HttpError(400, '订单当前不能支付')
  // WeChat makes no payment without the payer's account (PAY-042).
  if (channelTraits[channel].needs === 'open-id' && !parameters['openId']) throw new HttpError(400, '缺少openId')
  pay.status = 'StartedPayment'
  pay.channel = channel
  pay.readsLeft = READS_UNTIL_PAID
  // The mock backend does not simulate the person inside WeChat or Alipay, so a started payment counts as paid there,
  // unless the knob closes it. A simulated payment by another payer also counts as paid, because only the order's
  // owner can send the call that marks the order as being paid.
  if (channel !== 'mock' || otherUserPayment) pay.paidOutside = knobs.pay !== 'never'
  else delete pay.paidOutside
  beginBills(db, pay)
  return { channelPaymentParameters: channelParameters(channel, pay, parameters['returnUrl']) }
}

const paymentWire = (pay: PayOrderRow) => ({
  id: pay.id,
  status: pay.status,
  amount: pay.amount,
  channel: pay.channel,
  paidTime: pay.paidAt === null ? null : new Date(pay.paidAt).toISOString(),
})

const payWire = (db: Db, pay: PayOrderRow) => {
  const order = db.orders.find((entry) => entry.id === pay.orderId)
  const goods = order && orderGoodsWire(db, order.goodsId, order.specificationId)
  const subject = goods?.name ?? pay.fee?.subject ?? (pay.billIds ? `${pay.billIds.length}笔合同账单` : '')
  const expireTime = pay.expireAt === undefined ? null : new Date(pay.expireAt).toISOString()
  return { id: pay.id, status: pay.status, amount: pay.amount, subject, expireTime }
}

/**
 * A pay order that the user may pay: their own, or any pay order whose owner has requested a payment by another person.
 */
function payableBy(db: Db, id: string, user: UserRow, other: boolean): PayOrderRow {
  if (!other) return own(db.payOrders, id, user.id)
  const pay = db.payOrders.find((entry) => entry.id === id)
  const order = db.orders.find((entry) => entry.id === pay?.orderId)
  if (!pay || !order) throw new HttpError(404, '')
  if (!order.otherPayment) throw new HttpError(403, '')
  return pay
}

/** The open pay order, else the order's last pay order; for a partly paid order a pay order for the rest. */
function payOrderOf(db: Db, order: OrderRow): PayOrderRow {
  const all = db.payOrders.filter((entry) => entry.orderId === order.id)
  const open = all.find((entry) => isPayable(entry.status))
  const last = open ?? all.at(-1)
  if (!last) throw new HttpError(404, '')
  return !open && last.part && last.status === 'Completed' && order.status === 'WAITING_FOR_PAYMENT'
    ? addPayOrder(db, order, dueFor(db, order))
    : last
}

/** The payment of a visit; created when it is first read. */
function visitPay(db: Db, id: string, now: number): PayOrderRow {
  releaseExpired(db, now)
  const made = feeOf(db, 'reservation', id)
  if (made) return made
  const row = db.reservations.find((entry) => entry.id === id)
  if (row?.status !== 'WAIT_FOR_PAY') throw new HttpError(404, '')
  return addFee(db, { kind: 'reservation', id, amount: row.amount, userId: row.userId, subject: '参观预约' })
}

export const paymentHandlers = mockApi(
  { ...payOrderApi, ...paymentApi },
  {
    get: ({ db, path, user, now, knobs }) => {
      const pay = own(db.payOrders, path.id, user.id)
      if (pay.status === 'WaitingForPayment' && now > (pay.expireAt ?? now)) pay.status = 'SystemCancelled'
      settleBills(db, pay, now, knobs.pay)
      settlePart(pay, now, knobs.pay)
      settleFee(db, pay, now, knobs.pay)
      return payWire(db, pay)
    },
    channels: ({ db, path, user, knobs }) => {
      const pay = db.payOrders.find((entry) => entry.id === path.id)
      const order = db.orders.find((entry) => entry.id === pay?.orderId)
      if (!order?.otherPayment) own(db.payOrders, path.id, user.id)
      return knobs.channels
    },
    allChannels: ({ knobs }) => knobs.channels,
    organisationChannels: () => ['alipay_wap'],
    otherOrder: ({ db, path, user, now, knobs }) => {
      const order = db.orders.find((entry) => entry.id === path.id)
      if (!order) throw new HttpError(404, '')
      settle(db, order, now, knobs.pay)
      const pay = payOrderOf(db, order)
      return { ...payWire(db, pay), canUseOtherPayment: order.otherPayment === true, own: order.userId === user.id }
    },
    ofOrder: ({ db, path, user }) => {
      const order = own(db.orders, path.id, user.id)
      return db.payOrders.filter((pay) => pay.orderId === order.id).map(paymentWire)
    },
    orderBehind: ({ db, path, user }) => {
      const { orderId } = own(db.payOrders, path.id, user.id)
      return orderId ? { id: orderId } : null
    },
    reservationOrder: ({ db, path, now, knobs }) => {
      const pay = visitPay(db, path.id, now)
      settleFee(db, pay, now, knobs.pay)
      return payWire(db, pay)
    },
    publicStart: ({ db, body, knobs }) => {
      const pay = db.payOrders.find((entry) => entry.id === body.id)
      if (!pay) throw new HttpError(404, '')
      return begin(db, pay, body, knobs)
    },
    start: ({ db, body, user, knobs }) => begin(db, payableBy(db, body.id, user, body.otherUserPayment), body, knobs),
  },
)
