import { useState } from 'react'
import { agreedPrice, agreePrice } from '#/domains/mall/agreed-price.ts'
import { changeOf } from '#/domains/mall/price-change.ts'
import type { UnitPrice } from '#/widgets/use-agreed.ts'
import type { OrderGoods } from '../model.ts'

/** The unit price that the person has seen: on the goods screen, else the first one shown here (decision 574). */
export function useUnitPrice(line: Pick<OrderGoods, 'specificationId' | 'price'> | null): UnitPrice {
  const id = line?.specificationId ?? ''
  const now = line?.price ?? null
  const [known, setKnown] = useState({ id, price: agreedPrice(id) })
  // The line may arrive late, and another specification has another price.
  if (known.id !== id || (known.price === null && now !== null)) setKnown({ id, price: agreedPrice(id) ?? now })
  const accept = () => {
    agreePrice(id, now)
    setKnown({ id, price: now })
  }
  return { change: changeOf(known.price, now), accept }
}
