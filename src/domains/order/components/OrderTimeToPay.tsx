import { useQuery } from '@tanstack/react-query'
import { payOrderApi } from '#/domains/pay-order/api.ts'
import { usePayOrders } from '#/domains/pay-order/created-pay-orders.ts'
import { query } from '#/shared/api/query.ts'
import { formatCountdown } from '#/shared/lib/time/countdown.ts'
import { useTimeLeft } from '#/shared/ui/Countdown.tsx'
import { offeredActions } from '../state/actions.ts'
import type { Order } from '../model.ts'
import '#/shared/ui/price.css'

function TimeLeft({ until }: { until: number }) {
  const left = useTimeLeft(until)
  return left > 0 ? <p className="countdown">{`支付剩余时间 ${formatCountdown(left)}`}</p> : null
}

/**
 * The time left to pay, for payments with a limit. Shown only for payments that this phone started: a list must not
 * send a request for each of its orders.
 */
export function OrderTimeToPay({ order }: { order: Order }) {
  const known = usePayOrders((all) => all[order.id] ?? null)
  const payOrderId = offeredActions(order).first === 'pay' ? known : null
  const read = query(payOrderApi.get, { path: { id: payOrderId ?? '' } })
  const { data } = useQuery({ ...read, enabled: payOrderId !== null })
  if (!payOrderId || data?.status !== 'WaitingForPayment' || typeof data.expireTime !== 'number') return null
  return <TimeLeft until={data.expireTime} />
}
