import { useState } from 'react'
import { agreedPrice, storeAgreedPrice } from '#/domains/mall/price/agreed-price.ts'
import { changeOf } from '#/domains/mall/price/price-change.ts'
import type { Cents } from '#/shared/lib/money.ts'
import type { UnitPrice } from '#/widgets/use-confirm-amount-change.ts'
import type { OrderGoods } from '../model.ts'

/**
 * The unit price that the person has seen: on the goods screen, else the first price shown here (decision 574).
 * @param priceBeforeSale the price of the goods before a sale, if it is unknown whether the sale runs; else null.
 */
export function useUnitPrice(
  line: Pick<OrderGoods, 'specificationId' | 'price'> | null,
  priceBeforeSale: Cents | null,
): UnitPrice {
  const id = line?.specificationId ?? ''
  const now = line?.price ?? null
  const [known, setKnown] = useState({ id, priceBeforeSale, price: agreedPrice(id) ?? priceBeforeSale })
  // The order line may load later, and another variant has another price.
  if (known.id !== id || known.priceBeforeSale !== priceBeforeSale || (known.price === null && now !== null))
    setKnown({ id, priceBeforeSale, price: agreedPrice(id) ?? priceBeforeSale ?? now })
  const accept = () => {
    storeAgreedPrice(id, now)
    setKnown({ id, priceBeforeSale, price: now })
  }
  return { change: changeOf(known.price, now), accept }
}
