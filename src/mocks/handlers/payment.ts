import { paymentApi } from '#/domains/payment/contract.ts'
import { isPayable } from '#/domains/payment/rules.ts'
import type { Db, OrderRow } from '../db.ts'
import type { Knobs } from '../knobs.ts'
import { mockApi } from '../mock-api.ts'
import { own, Refuse } from '../refuse.ts'
import { orderGoodsWire } from '../wire.ts'

/** How often the order is asked for before the payment service has settled. */
const READS_UNTIL_PAID = 3

/** The payment service settles a started payment after a few reads of the order. */
export function settle(db: Db, order: OrderRow, now: number, ending: Knobs['pay']): void {
  const pay = db.payOrders.find((entry) => entry.orderId === order.id && entry.status === 'StartedPayment')
  if (!pay || order.status !== 'PAYING' || ending === 'never') return
  pay.readsLeft -= 1
  if (pay.readsLeft > 0) return
  if (ending === 'closed') {
    pay.status = 'Failed'
    order.status = 'CLOSED'
    order.history.push({ orderStatus: 'CLOSED', time: now })
    return
  }
  pay.status = 'Completed'
  pay.paidAt = now
  order.status = 'PAID'
  order.history.push({ orderStatus: 'PAID', time: now })
}

export const paymentHandlers = mockApi(paymentApi, {
  order: ({ db, path, user }) => {
    const pay = own(db.payOrders, path.id, user.id)
    const order = own(db.orders, pay.orderId, user.id)
    return {
      id: pay.id,
      status: pay.status,
      amount: pay.amount,
      subject: orderGoodsWire(db, order.goodsId, order.specificationId, order.number).name,
    }
  },
  channels: ({ db, path, user }) => {
    own(db.payOrders, path.id, user.id)
    return ['wx_pub', 'mock', 'unknown_channel']
  },
  start: ({ db, body, user }) => {
    const pay = own(db.payOrders, body.id, user.id)
    if (!isPayable(pay.status)) throw new Refuse(400, '订单当前不能支付')
    if (body.channel !== 'mock') throw new Refuse(400, '该支付方式暂不可用')
    pay.status = 'StartedPayment'
    pay.channel = body.channel
    pay.readsLeft = READS_UNTIL_PAID
    return { channelPaymentParameters: { mock: true } }
  },
})
