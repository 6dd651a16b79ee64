import type { Order } from './model.ts'

/** How often an order in payment is read again, by how long it has been shown: until when, every how many ms. */
const STEPS: readonly (readonly [until: number, every: number])[] = [
  [20_000, 5000],
  [60_000, 10_000],
  [300_000, 20_000],
]

/**
 * When orders are read again by themselves: while one of them is being confirmed, ever less often, and no
 * longer than five minutes.
 * @param shown how long they have been shown, in ms.
 */
export function orderRefetchInterval(orders: readonly Pick<Order, 'status'>[], shown: number): number | false {
  if (!orders.some(({ status }) => status === 'PAYING')) return false
  return STEPS.find(([until]) => shown < until)?.[1] ?? false
}
