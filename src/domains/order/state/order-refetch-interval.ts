import type { Order } from '../model.ts'

/** The refetch intervals of an order in payment: [shown for less than this (ms), interval (ms)]. */
const STEPS: readonly (readonly [until: number, every: number])[] = [
  [20_000, 5000],
  [60_000, 10_000],
  [300_000, 20_000],
]

/**
 * The ms until orders are refetched. While a payment is being confirmed, the interval grows, for five minutes in all.
 * Otherwise false: no refetch.
 * @param shown the number of ms for which the orders have been shown.
 */
export function orderRefetchInterval(orders: readonly Pick<Order, 'status'>[], shown: number): number | false {
  if (!orders.some(({ status }) => status === 'PAYING')) return false
  return STEPS.find(([until]) => shown < until)?.[1] ?? false
}
