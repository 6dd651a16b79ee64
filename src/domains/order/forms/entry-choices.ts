import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { documentState } from '#/shared/lib/document/document-state.ts'
import { stored } from '#/shared/lib/storage.ts'
import { PaymentMode } from '../model.ts'

/** The choices on the order form that affect the price; the address has only the choices with which the form opened. */
const Priced = z.object({
  number: z.int().check(z.positive()),
  couponId: z.optional(z.nullable(z.string())),
  paymentMode: z.optional(PaymentMode),
})
export type PricedChoices = z.infer<typeof Priced>

const Stored = z.object({ entry: z.string(), choices: Priced })
const priced = stored<z.infer<typeof Stored> | null>('session', 'order-choices', z.nullable(Stored), null)

/** In memory only, because it is the id of a person. */
const patients = documentState(() => new Map<string, string | null>())

/**
 * The choices of the order form in one entry of the history. Back and a reload restore them; a patient only Back. Another
 * entry with the same address is another order.
 */
export function useEntryChoices() {
  const { key, pathname, search } = useLocation()
  const entry = `${key} ${pathname}${search}`
  const last = priced.read()
  return {
    priced: last?.entry === entry ? last.choices : null,
    keepPriced: (choices: PricedChoices) => void priced.write({ entry, choices }),
    patientId: patients.current.get(entry),
    keepPatient: (id: string | null) => void patients.current.set(entry, id),
  }
}
