import * as z from 'zod/mini'
import { Invoice, InvoiceType, TitleType } from '#/domains/order/invoice-model.ts'
/** An order contains its invoice, so the shape is declared in the domain order. */
export { Invoice, InvoiceType, invoiceTypes, TitleType, titleTypes } from '#/domains/order/invoice-model.ts'
import { Instant, Money, nullableReply, shape, Text } from '#/shared/api/wire.ts'

export const MaybeInvoice = nullableReply(Invoice)

export const NewInvoice = z.object({
  orderId: z.string(),
  invoiceType: InvoiceType,
  titleType: TitleType,
  title: z.string(),
  taxNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  shippingAddressId: z.nullable(z.string()),
})
export type NewInvoice = z.infer<typeof NewInvoice>

const Receipt = shape('Receipt', { number: Text, amount: Money, time: Instant })
export type Receipt = z.infer<typeof Receipt>

/** Empty for an unpaid order. */
export const MaybeReceipt = nullableReply(Receipt)
