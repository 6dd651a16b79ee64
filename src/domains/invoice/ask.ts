import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { invoiceApi } from './contract.ts'
import type { Invoice, NewInvoice } from './model.ts'
import { isSameInvoice } from './rules.ts'

/**
 * Asks for an invoice (ORDX-010). When the answer is lost it looks first: an invoice that was made is taken over.
 * @throws ApiError in the catalogue's words.
 */
export async function askInvoice(body: NewInvoice, onceKey: string): Promise<Invoice> {
  const since = serverNow()
  try {
    return await call(invoiceApi.create, { body }, { onceKey })
  } catch (error) {
    if (!(error instanceof ApiError) || !error.outcomeUnknown) throw error
    const made = await call(invoiceApi.ofOrder, { path: { id: body.orderId } }).catch(() => null)
    if (made && isSameInvoice(made, body, since)) return made
    throw error
  }
}
