import { useState } from 'react'
import { chosenAddress } from '#/domains/address/rules.ts'
import { draftGeneration, draftOf, keepDraft } from '#/shared/form/drafts.ts'
import type { Distribution, OrderOptions } from '../model.ts'
import { orderDraft } from '../place/place-order.ts'
import type { InvoiceChoice } from '../rules.ts'

export interface OrderForm {
  addressId: string | null
  /** The chosen delivery days; null means the days that the server proposes. */
  days: Distribution['days'] | null
  remarks: string
  invoice: InvoiceChoice
}

const EMPTY: OrderForm = { addressId: null, days: null, remarks: '', invoice: 'NONE' }

/** The entries that do not affect the price (ORD-050). A draft keeps them while another form is open. */
export function useOrderForm(goodsId: string, options: OrderOptions) {
  const [born] = useState(draftGeneration)
  const [form, put] = useState<OrderForm>(() => ({ ...EMPTY, ...draftOf(orderDraft(goodsId)) }))
  const setForm = (next: OrderForm) => {
    put(next)
    keepDraft(orderDraft(goodsId), next, born, EMPTY)
  }
  const address = chosenAddress(options.shippingAddresses, form.addressId)
  const proposed = options.distribution
  const distribution = proposed && { ...proposed, days: form.days ?? proposed.days }
  return { address, distribution, remarks: form.remarks, setForm, form }
}
