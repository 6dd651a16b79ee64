import { useState } from 'react'
import type { Address } from '#/domains/address/model.ts'
import { chosenAddress, preferredAddress } from '#/domains/address/rules.ts'
import { paths, to } from '#/paths.ts'
import { draftGeneration, draftOf, storeDraft } from '#/shared/form/drafts.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, invoiceForm, type InvoiceValues, persistedInvoiceFields } from './invoice-form.ts'
import { storeEmail, storedEmail } from '../last-email.ts'
import { type Invoice, invoiceTypes, titleTypes } from '../model.ts'
import { requestInvoice } from '../mutations.ts'

const valuesOf = (start: Invoice | null, name: string, address: Address | null): InvoiceValues => ({
  invoiceType: invoiceTypes.find((type) => type === start?.invoiceType) ?? 'ELECTRIC',
  titleType: titleTypes.find((type) => type === start?.titleType) ?? 'PERSONAL',
  title: start?.title || (start?.titleType === 'ORGANIZATIONAL' ? '' : name),
  taxNumber: start?.taxNumber ?? '',
  email: start?.email || storedEmail(),
  addressId: address?.id ?? '',
})

/** The draft; if its e-mail address is empty, it gets the address of the new defaults. */
const refreshed = (kept: InvoiceValues, { email }: InvoiceValues): InvoiceValues => ({
  ...kept,
  email: kept.email || email,
})

interface InvoiceFormOptions {
  orderId: string
  /** The last invoice, else the kind of invoice that was chosen with the order. */
  start: Invoice | null
  /** The default title of a personal invoice. */
  name: string
  addresses: readonly Address[]
}

/** The draft survives a detour to the address form and a failed save. A reload keeps only a part of it. */
export function useInvoiceForm({ orderId, start, name, addresses }: InvoiceFormOptions) {
  const draft = `invoice ${orderId}`
  const [defaults] = useState(() => {
    const values = valuesOf(start, name, preferredAddress(addresses))
    const kept = draftOf(draft) as InvoiceValues | undefined
    if (kept) storeDraft(draft, refreshed(kept, values), draftGeneration())
    return values
  })
  // Resolved on submit: an address added meanwhile may arrive after the form has opened.
  const resolved = (values: InvoiceValues): InvoiceValues => ({
    ...values,
    addressId: chosenAddress(addresses, values.addressId)?.id ?? '',
  })
  const { form, submit, lost } = useZodForm(invoiceForm(resolved), {
    defaults,
    draft,
    persisted: persistedInvoiceFields,
    onSubmit: (values) => save.run({ body: bodyOf(orderId, resolved(values)) }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(requestInvoice, {
    onDone: (_invoice, { body }) => {
      if (body.email) storeEmail(body.email)
      visit.finish()
    },
    redirectTo: () => to(paths.orderInvoice, {}, { orderId }),
  })
  return { form, submit, lost, saving: save.busy }
}
