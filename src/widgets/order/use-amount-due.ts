import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { dueNow, isPaidInParts, paidSum } from '#/domains/order/amount/amount-due.ts'
import { paymentsOf } from '#/domains/payment/queries.ts'
import type { Cents } from '#/shared/lib/money.ts'

interface AmountDue {
  paid: Cents | null
  due: Cents | null
  /** The payments from which the amount due is computed could not be read. */
  failed: boolean
}

/** The paid part of an order, null unless it can be paid in parts, and the amount due; both are null while unknown. */
export function useAmountDue(order: Order): AmountDue {
  const { data: payments, isError } = useQuery({ ...paymentsOf(order.id), enabled: isPaidInParts(order) })
  return {
    paid: payments && isPaidInParts(order) ? paidSum(payments) : null,
    due: dueNow(order, payments),
    failed: isError && !payments,
  }
}

/**
 * The amount due, computed from newly read payments, because a payment must not use cached data.
 * @throws ApiError with the text of the error catalogue.
 */
export async function fetchAmountDue(client: QueryClient, order: Order): Promise<Cents | null> {
  if (!isPaidInParts(order)) return dueNow(order, [])
  return dueNow(order, await client.query({ ...paymentsOf(order.id), staleTime: 0 }))
}
