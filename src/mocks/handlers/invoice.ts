import { invoiceApi } from '#/domains/invoice/api.ts'
import { mayRequest } from '#/domains/invoice/rules.ts'
import { nextId } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import { addressWire, invoiceWire, lastInvoice, orderGoodsWire } from '../wire.ts'

const PAID = 'PAID'

export const invoiceHandlers = mockApi(invoiceApi, {
  ofOrder: ({ db, path, user }) => invoiceWire(db, lastInvoice(db, own(db.orders, path.id, user.id).id)),
  create: ({ db, body, user, now }) => {
    const order = own(db.orders, body.orderId, user.id)
    const goods = orderGoodsWire(db, order.goodsId, order.specificationId)
    const last = lastInvoice(db, order.id)
    if (!mayRequest({ status: order.status, sourceType: 'MALL', goods, invoice: last }))
      throw new HttpError(400, last ? '这笔订单已经申请过发票' : '这笔订单暂时不能开发票')
    if (body.title.trim() === '') throw new HttpError(400, '发票抬头不能为空')
    if (body.titleType === 'ORGANIZATIONAL' && !body.taxNumber) throw new HttpError(400, '税号不能为空')
    if (body.invoiceType === 'ELECTRIC' && !body.email) throw new HttpError(400, '电子邮箱不能为空')
    const mailing = body.invoiceType === 'MAILING'
    const address = mailing ? addressWire(own(db.addresses, body.shippingAddressId ?? '', user.id)) : null
    const invoice = {
      id: nextId(db, 'INV'),
      orderId: order.id,
      userId: user.id,
      invoiceType: body.invoiceType,
      titleType: body.titleType,
      state: 'PENDING' as const,
      title: body.title,
      taxNumber: body.taxNumber ?? '',
      email: body.email ?? '',
      address,
      resource: '',
      createdAt: now,
    }
    // The new request replaces the previous invoice.
    if (last) last.state = 'REAPPLIED'
    db.invoices.push(invoice)
    const wire = invoiceWire(db, invoice)
    if (!wire) throw new HttpError(404)
    return wire
  },
  receipt: ({ db, path, user }) => {
    const order = own(db.orders, path.id, user.id)
    const paid = order.history.find(({ orderStatus }) => orderStatus === PAID)
    return paid
      ? { number: `SJ${order.orderNumber}`, amount: order.total, time: new Date(paid.time).toISOString() }
      : null
  },
})
