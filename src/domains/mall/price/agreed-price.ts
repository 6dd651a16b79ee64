import { personState } from '#/domains/user/person-state.ts'
import type { Cents } from '#/shared/lib/money.ts'

/** The unit prices that this person has accepted, by specification; stored only in memory. */
const agreed = personState(() => new Map<string, Cents>())

/** Stores the unit price at which the person continues from the goods to the order; null removes it. */
export function storeAgreedPrice(specificationId: string, price: Cents | null): void {
  if (price === null) agreed.current.delete(specificationId)
  else agreed.current.set(specificationId, price)
}

export const agreedPrice = (specificationId: string): Cents | null => agreed.current.get(specificationId) ?? null
