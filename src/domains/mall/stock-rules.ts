import { fewLeft } from './card-rules.ts'
import type { Specification } from './specification.ts'

/** From this number of pieces on the exact stock is not shown. */
const PLENTY = 1000

/** `仅剩 3 件`, `库存 120 件`, `库存充足`; empty when sold out or missing. */
export function stockText(item: Pick<Specification, 'stock'>): string {
  const { stock } = item
  if (stock === null || stock <= 0) return ''
  return fewLeft(item) || (stock < PLENTY ? `库存 ${stock} 件` : '库存充足')
}
