import { useEffect, useRef } from 'react'
import type { Order } from '../model.ts'
import { orderRefetchInterval } from '../state/order-refetch-interval.ts'

/**
 * The refetch interval of orders in payment. When a kept-alive screen is shown again, its effects run again and the
 * time starts again.
 */
export function useOrderRefetch() {
  const since = useRef<number | null>(null)
  useEffect(() => {
    since.current = performance.now()
  }, [])
  return (orders: readonly Pick<Order, 'status'>[]) =>
    orderRefetchInterval(orders, since.current === null ? 0 : performance.now() - since.current)
}
