import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { chosenAddress } from '#/domains/address/rules.ts'
import { draftGeneration, draftOf, storeDraft } from '#/shared/form/drafts.ts'
import { lostText, type PersistedFields, valuesToStore, withStoredValues } from '#/shared/form/persisted.ts'
import { storeValues, storedValuesOf } from '#/shared/form/stored-values.ts'
import type { Distribution, OrderOptions } from '../model.ts'
import { deliveryDayLabel, type InvoiceChoice, invoiceLabel } from '../rules.ts'

export interface OrderForm {
  addressId: string | null
  /** The chosen delivery days; null means the days that the server proposes. */
  days: Distribution['days'] | null
  remarks: string
  invoice: InvoiceChoice
}

const EMPTY: OrderForm = { addressId: null, days: null, remarks: '', invoice: 'NONE' }

/**
 * A remark may be about health, and the ids of an address and a person identify people: a reload keeps none of them.
 */
const persistedOrderFields: PersistedFields<OrderForm & { patient?: unknown }> = {
  fields: z.object({ days: z.enum(Object.keys(deliveryDayLabel)), invoice: z.enum(Object.keys(invoiceLabel)) }),
  lost: { addressId: '收货地址的选择', patient: '受检人', remarks: '备注' },
}

/**
 * Entries that do not affect the price: address, delivery days (ORD-050), remark and invoice. A draft keeps them while
 * another form is open. After a reload of the same history entry, `lost` names the entries to fill in again.
 */
export function useOrderForm(goodsId: string, options: OrderOptions, patientLost: boolean) {
  const draft = `order ${goodsId}`
  const entry = `${draft} ${useLocation().key}`
  const [born] = useState(draftGeneration)
  const [storedValues] = useState(() => (draftOf(draft) ? null : storedValuesOf(entry)))
  const [form, setForm] = useState<OrderForm>(() => ({
    ...(storedValues ? withStoredValues(persistedOrderFields, storedValues, EMPTY) : EMPTY),
    ...draftOf(draft),
  }))
  const before = storedValues?.lost
  useEffect(() => {
    storeDraft(draft, form, born, EMPTY)
    storeValues(entry, valuesToStore(persistedOrderFields, form, EMPTY, before), born)
  }, [draft, entry, form, born, before])
  const address = chosenAddress(options.shippingAddresses, form.addressId)
  const proposed = options.distribution
  const distribution = proposed && { ...proposed, days: form.days ?? proposed.days }
  const lostNames = [...(before ?? []), ...(patientLost ? ['patient'] : [])]
  const lost = lostText(persistedOrderFields, lostNames, { ...form }, { ...EMPTY })
  return { address, distribution, remarks: form.remarks, setForm, form, lost, drafts: [draft, entry] }
}
