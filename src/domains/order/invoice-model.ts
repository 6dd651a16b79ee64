import * as z from 'zod/mini'
import { Address } from '#/domains/address/model.ts'
import { Instant, maybe, Money, open, shape, Text } from '#/shared/api/wire.ts'

export const invoiceTypes = ['ELECTRIC', 'MAILING'] as const
export const InvoiceType = z.enum(invoiceTypes)
export type InvoiceType = z.infer<typeof InvoiceType>

export const titleTypes = ['PERSONAL', 'ORGANIZATIONAL'] as const
export const TitleType = z.enum(titleTypes)
export type TitleType = z.infer<typeof TitleType>

/** The state is open text: an unknown state gets a neutral label (rules.ts). */
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
