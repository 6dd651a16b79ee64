import { CONFIRMING_LABEL, isUnderWay } from '#/domains/pay-order/under-way.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { usePayStatus } from '#/widgets/use-pay-status.ts'
import { summerApi } from '../api.ts'
import type { SummerOrder } from '../model.ts'
import { stateOf, stateWords } from '../rules.ts'

const SHOWN_BY = [summerApi.find]

/**
 * The state of an order, by the server's clock and its payment. `started` means that a payment was started and may
 * still arrive.
 */
export function useSummerState(order: SummerOrder) {
  const now = useServerNow([{ startTime: order.expireTime, endTime: null }])
  const waits = ['pay', 'over'].includes(stateOf(order, now))
  const payStatus = usePayStatus(waits ? order.payOrderId : null, { until: order.expireTime, shownBy: SHOWN_BY })
  const state = stateOf(order, now, payStatus)
  const started = state === 'pay' && isUnderWay(payStatus)
  return { now, state, started, label: started ? CONFIRMING_LABEL : stateWords[state].label }
}
