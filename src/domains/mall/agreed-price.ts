import { personState } from '#/domains/user/person-state.ts'
import type { Cents } from '#/shared/lib/money.ts'

/** Unit prices by specification that this person went on with, until the page is left. */
const agreed = personState(() => new Map<string, Cents>())

/** Takes note of the price at which a person goes on from the goods to the order; null: no price to hold it to. */
export function agreePrice(specificationId: string, price: Cents | null): void {
  if (price === null) agreed.current.delete(specificationId)
  else agreed.current.set(specificationId, price)
}

export const agreedPrice = (specificationId: string): Cents | null => agreed.current.get(specificationId) ?? null
