import { useQuery, useQueryClient } from '@tanstack/react-query'
import { payOrderApi } from '#/domains/pay-order/api.ts'
import type { PayOrder } from '#/domains/pay-order/model.ts'
import { isUnderWay, LATE_MS, REREAD_MS } from '#/domains/pay-order/under-way.ts'
import { call } from '#/shared/api/call.ts'
import type { Endpoint } from '#/shared/api/endpoint.ts'
import { query, rowKey } from '#/shared/api/query.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'

interface PayStatusOptions {
  /** The time until which the paid place is reserved. */
  until: EdgeTime
  /** The reads of the data that is being paid for, such as a registration. */
  shownBy: readonly Pick<Endpoint, 'domain' | 'id'>[]
}

/**
 * The status of a payment outside orders; null while it is unknown. While the payment is in progress, the payment and
 * the data that is being paid for are refetched together, so that both show the same state.
 * @param payOrderId null when nothing waits for a payment.
 */
export function usePayStatus(
  payOrderId: string | null,
  { until, shownBy }: PayStatusOptions,
): PayOrder['status'] | null {
  const client = useQueryClient()
  const input = { path: { id: payOrderId ?? '' } }
  const { data } = useQuery({
    queryKey: query(payOrderApi.get, input).queryKey,
    queryFn: async ({ signal }) => {
      const pay = await call(payOrderApi.get, input, { signal })
      if (isUnderWay(pay.status))
        for (const row of shownBy)
          void client.refetchQueries({ queryKey: rowKey(row), type: 'active' }, { cancelRefetch: false })
      return pay
    },
    enabled: payOrderId !== null,
    refetchInterval: ({ state }) =>
      !state.error &&
      isUnderWay(state.data?.status) &&
      typeof until === 'number' &&
      serverNow() < until + LATE_MS &&
      REREAD_MS,
  })
  return payOrderId === null ? null : (data?.status ?? null)
}
