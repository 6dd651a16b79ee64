import { useState } from 'react'
import * as z from 'zod/mini'
import { chosenAddress } from '#/domains/address/rules.ts'
import { draftGeneration, draftOf, keepDraft } from '#/shared/form/drafts.ts'
import { lostText, type PersistedFields, remainsIn, withRemains } from '#/shared/form/persisted.ts'
import { keepRemains, remainsOf } from '#/shared/form/remains.ts'
import type { Distribution, OrderOptions } from '../model.ts'
import { orderDraft } from '../place/place-order.ts'
import { deliveryDayLabel, type InvoiceChoice, invoiceLabel } from '../rules.ts'

export interface OrderForm {
  addressId: string | null
  /** The chosen delivery days; null means the days that the server proposes. */
  days: Distribution['days'] | null
  remarks: string
  invoice: InvoiceChoice
}

const EMPTY: OrderForm = { addressId: null, days: null, remarks: '', invoice: 'NONE' }

/** A remark may be about health, and the id of an address leads to a person: a reload keeps neither. */
const keptOrder: PersistedFields<OrderForm> = {
  fields: z.object({ days: z.enum(Object.keys(deliveryDayLabel)), invoice: z.enum(Object.keys(invoiceLabel)) }),
  lost: { addressId: '收货地址的选择', remarks: '备注' },
}

/**
 * Entries that do not affect the price: address, delivery days (ORD-050), remark and invoice. A draft keeps them while
 * another form is open. After a reload `lost` names the entries to fill in again.
 */
export function useOrderForm(goodsId: string, options: OrderOptions) {
  const draft = orderDraft(goodsId)
  const [born] = useState(draftGeneration)
  const [remains] = useState(() => (draftOf(draft) ? null : remainsOf(draft)))
  const [form, put] = useState<OrderForm>(() => ({
    ...(remains ? withRemains(keptOrder, remains, EMPTY) : EMPTY),
    ...draftOf(draft),
  }))
  const setForm = (next: OrderForm) => {
    put(next)
    keepDraft(draft, next, born, EMPTY)
    keepRemains(draft, remainsIn(keptOrder, next, EMPTY, remains?.lost), born)
  }
  const address = chosenAddress(options.shippingAddresses, form.addressId)
  const proposed = options.distribution
  const distribution = proposed && { ...proposed, days: form.days ?? proposed.days }
  const lost = remains ? lostText(keptOrder, remains) : ''
  return { address, distribution, remarks: form.remarks, setForm, form, lost }
}
