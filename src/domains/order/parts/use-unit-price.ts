import { useState } from 'react'
import { agreedPrice, agreePrice } from '#/domains/mall/agreed-price.ts'
import { changeOf, type PriceChange } from '#/domains/mall/price-change.ts'
import type { OrderGoods } from '../model.ts'

export interface UnitPrice {
  /** From the price on the goods page, or the one shown here first, to the one of now (decision 574). */
  change: PriceChange | null
  /** The person goes on at the price of now. */
  accept: () => void
}

/** The price of a piece as the person knows it. */
export function useUnitPrice(line: Pick<OrderGoods, 'specificationId' | 'price'> | null): UnitPrice {
  const id = line?.specificationId ?? ''
  const now = line?.price ?? null
  const [known, setKnown] = useState({ id, price: agreedPrice(id) })
  // The line may come late; another specification has a price of its own.
  if (known.id !== id || (known.price === null && now !== null)) setKnown({ id, price: agreedPrice(id) ?? now })
  const accept = () => {
    agreePrice(id, now)
    setKnown({ id, price: now })
  }
  return { change: changeOf(known.price, now), accept }
}
