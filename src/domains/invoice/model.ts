import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { Instant, maybe, Money, open, orNothing, shape, Text } from '#/shared/api/wire.ts'

export const invoiceTypes = ['ELECTRIC', 'MAILING'] as const
export const InvoiceType = z.enum(invoiceTypes)
export type InvoiceType = z.infer<typeof InvoiceType>

export const titleTypes = ['PERSONAL', 'ORGANIZATIONAL'] as const
export const TitleType = z.enum(titleTypes)
export type TitleType = z.infer<typeof TitleType>

/** The state is open text: an unknown one gets a neutral label (rules.ts). */
export const Invoice = shape('Invoice', {
  invoiceType: open(invoiceTypes),
  titleType: open(titleTypes),
  state: Text,
  invoiceResource: Text,
  title: Text,
  taxNumber: Text,
  email: Text,
  amount: Money,
  createdDate: Instant,
  shippingAddress: maybe(Address),
  expressDetails: maybe(shape('Express', { company: Text, number: Text })),
})
export type Invoice = z.infer<typeof Invoice>

export const MaybeInvoice = orNothing(Invoice)

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

/** An unpaid order has none. */
export const MaybeReceipt = orNothing(Receipt)
