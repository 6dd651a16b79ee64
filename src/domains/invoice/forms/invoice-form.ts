import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { email, required } from '#/shared/form/validators.ts'
import { InvoiceType, type NewInvoice, TitleType } from '../model.ts'

const fields = z.object({
  invoiceType: InvoiceType,
  titleType: TitleType,
  title: z.string(),
  taxNumber: z.string(),
  email: z.string(),
  addressId: z.string(),
})
export type InvoiceValues = z.infer<typeof fields>

/** Only the two kinds are restored after a reload; the address is chosen again. */
export const persistedInvoiceFields: PersistedFields<InvoiceValues> = {
  fields: z.object({ invoiceType: InvoiceType, titleType: TitleType }),
  lost: { title: '发票抬头', taxNumber: '税号', email: '电子邮箱' },
}

export const isOrganisation = ({ titleType }: Pick<InvoiceValues, 'titleType'>): boolean =>
  titleType === 'ORGANIZATIONAL'
export const isElectronic = ({ invoiceType }: Pick<InvoiceValues, 'invoiceType'>): boolean => invoiceType === 'ELECTRIC'

const EMAIL = '电子邮箱'

export const emailProblem = (value: string): string | null => {
  const typed = value.trim()
  return required(typed, EMAIL) ?? email(typed, EMAIL)
}

/** All errors in the order of the form; only fields of this kind of invoice are checked (ORD-062, ORD-063). */
export function problemsOf(values: InvoiceValues): [field: keyof InvoiceValues, message: string][] {
  const found: [keyof InvoiceValues, string | null][] = [
    ['title', required(values.title, '发票抬头')],
    ['taxNumber', isOrganisation(values) ? required(values.taxNumber, '税号') : null],
    ['email', isElectronic(values) ? emailProblem(values.email) : null],
    ['addressId', isElectronic(values) ? null : required(values.addressId, '收件地址')],
  ]
  return found.filter((entry): entry is [keyof InvoiceValues, string] => entry[1] !== null)
}

/** @param resolved adds the id of the currently chosen address to the values. */
export const invoiceForm = (resolved: (values: InvoiceValues) => InvoiceValues) =>
  fields.check((context) => {
    for (const [field, message] of problemsOf(resolved(context.value)))
      context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] })
  })

/** The request body of a valid form; fields of other kinds are left out. */
export const bodyOf = (orderId: string, values: InvoiceValues): NewInvoice => ({
  orderId,
  invoiceType: values.invoiceType,
  titleType: values.titleType,
  title: values.title.trim(),
  taxNumber: isOrganisation(values) ? values.taxNumber.trim() : null,
  email: isElectronic(values) ? values.email.trim() : null,
  shippingAddressId: isElectronic(values) ? null : values.addressId,
})

/** Tax numbers are letters and digits; pasted numbers may contain spaces. */
export const cleanTaxNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 20)

export const cleanEmail = (typed: string): string => typed.replace(/\s/g, '')

export const EmailForm = z.object({ email: z.string() }).check((context) => {
  const message = emailProblem(context.value.email)
  if (message) context.issues.push({ code: 'custom', message, path: ['email'], input: context.value.email })
})
