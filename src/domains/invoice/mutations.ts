import { call } from '#/shared/api/call.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { invoiceApi } from './api.ts'
import { isSameInvoice } from './rules.ts'

/** Requests an invoice (ORDX-010); after a lost reply, the order's invoice is read. */
export const requestInvoice = defineMutation(invoiceApi.create, {
  find: async ({ body }, since) => {
    const made = await call(invoiceApi.ofOrder, { path: { id: body.orderId } })
    return made && isSameInvoice(made, body, since) ? made : null
  },
  done: '申请已提交',
})
