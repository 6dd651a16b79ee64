import { contractApi } from '#/domains/contract/api.ts'
import { sum } from '#/shared/lib/money.ts'
import { settleBills } from '../bills.ts'
import { nextId } from '../db.ts'
import type { BillRow } from '../db-rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'

const contractWire = (bill: BillRow) => ({
  id: bill.id,
  name: bill.name,
  mallOrderId: bill.orderId,
  contractNo: bill.contractNo,
  tradeTime: bill.tradeTime === null ? null : new Date(bill.tradeTime).toISOString(),
  tradeStatus: bill.tradeStatus,
  billStatus: bill.status,
  bill: {
    periodAmount: bill.periodAmount,
    settlementAmount: bill.settlementAmount,
    settlementAmountDiscount: bill.settlementAmountDiscount,
  },
})

export const contractHandlers = mockApi(contractApi, {
  byExample: ({ db, body, user, now, knobs }) => {
    for (const pay of db.payOrders) if (pay.userId === user.id) settleBills(db, pay, now, knobs.pay)
    return db.bills
      .filter((bill) => bill.userId === user.id && (!body.mallOrderId || bill.orderId === body.mallOrderId))
      .map(contractWire)
  },
  payTogether: ({ db, body, user }) => {
    const ids = [...new Set(body.contractIds)].sort()
    const bills = ids.map((id) => own(db.bills, id, user.id))
    if (bills.some((bill) => bill.status !== 'WAITING_FOR_PAYMENT'))
      throw new HttpError(400, '有账单已经支付，请重新选择')
    const amount = sum(bills.map((bill) => bill.settlementAmount))
    if (amount !== body.payAmount) throw new HttpError(400, '账单金额有变化，请确认新的金额')
    const open = db.payOrders.filter(
      (pay) =>
        (pay.status === 'WaitingForPayment' || pay.status === 'StartedPayment') &&
        pay.billIds?.some((id) => ids.includes(id)),
    )
    const same = open.find((pay) => pay.billIds?.join() === ids.join())
    // A bill can be part of only one open payment.
    for (const pay of open) if (pay !== same) pay.status = 'UserCancelled'
    if (same) return { id: same.id }
    const id = nextId(db, 'PAY')
    db.payOrders.push({
      id,
      orderId: '',
      userId: user.id,
      amount,
      status: 'WaitingForPayment',
      channel: null,
      readsLeft: 0,
      paidAt: null,
      billIds: ids,
    })
    return { id }
  },
})
