import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { dueNow, paidInParts, paidSum } from '#/domains/payment/due.ts'
import { paymentsOf } from '#/domains/payment/queries.ts'
import type { Cents } from '#/shared/lib/money.ts'

/** What was paid of an order in parts, and what is due of it now; null while nobody knows. */
export function useDue(order: Order): { paid: Cents | null; due: Cents | null } {
  const { data: payments } = useQuery({ ...paymentsOf(order.id), enabled: paidInParts(order) })
  return { paid: payments && paidInParts(order) ? paidSum(payments) : null, due: dueNow(order, payments) }
}

/**
 * What is due now, read anew: before money is asked for, nothing older counts.
 * @throws ApiError in the catalogue's words.
 */
export async function readDue(client: QueryClient, order: Order): Promise<Cents | null> {
  if (!paidInParts(order)) return dueNow(order, [])
  return dueNow(order, await client.query({ ...paymentsOf(order.id), staleTime: 0 }))
}
