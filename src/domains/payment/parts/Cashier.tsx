import { payOrderApi } from '#/domains/pay-order/contract.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { orderById } from '#/domains/order/queries.ts'
import { paths, to } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { formatCountdown } from '#/shared/lib/time/countdown.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { useTimeLeft } from '#/shared/ui/Countdown.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { NodeCard } from '#/widgets/NodeCard.tsx'
import { paymentApi } from '../contract.ts'
import { isPayable, payableAmount, payOrderLabel } from '../rules.ts'
import { ChannelList } from './ChannelList.tsx'
import { PayButton } from './PayButton.tsx'
import { useAskedLeave } from './use-asked-leave.ts'
import { useChannels, usePay } from './use-pay.ts'
import '#/shared/ui/price.css'
import './cashier.css'

/** The page to return to: the order if there is one, else the contracts. */
const behind = (orderId: string | null) =>
  orderId
    ? { label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }
    : { label: '查看我的合同', to: paths.contractList }

/** The channels of an order's payment; for several bills, all channels. */
function useOffered(payOrderId: string, orderId: string | null, payable: boolean) {
  const one = query(paymentApi.channels, { path: { id: payOrderId } })
  const ofOne = useQuery({ ...one, enabled: payable && orderId !== null })
  const all = useQuery({ ...query(paymentApi.allChannels, {}), enabled: payable && orderId === null })
  return orderId === null ? all : ofOne
}

/** Deposit and balance, both visible while one is paid; hidden when the read fails. */
function Nodes({ orderId, due }: { orderId: string; due: Cents }) {
  const { data: order } = useQuery(orderById(orderId))
  return order ? <NodeCard order={order} due={due} /> : null
}

/** Whether the time limit has passed, updated at that moment; false without a limit. */
function useClosed(expireTime: number | null): boolean {
  const now = useServerNow([{ startTime: null, endTime: expireTime }])
  return expireTime !== null && now > expireTime
}

/** Countdown to the time limit of the payment service. */
function TimeToPay({ until }: { until: number }) {
  const left = useTimeLeft(until)
  return <span className="countdown">{left > 0 ? `支付剩余时间 ${formatCountdown(left)}` : '支付时间已过'}</span>
}

interface CashierProps {
  payOrderId: string
  /** null: several bills are paid together. */
  orderId: string | null
  /** A standalone payment, not for the whole order. */
  alone: boolean
}

export function Cashier({ payOrderId, orderId, alone }: CashierProps) {
  const { data: order } = useSuspenseQuery(query(payOrderApi.get, { path: { id: payOrderId } }))
  const amount = payableAmount(order)
  const payable = amount !== null
  const offered = useOffered(payOrderId, orderId, payable)
  const { usable, channel, pick } = useChannels(offered.data?.items ?? [])
  const search = useSearch(paths.cashier)
  const given = { returnUrl: search.returnUrl, failUrl: search.failUrl }
  const confirmAt = (returnUrl: string) =>
    to(
      paths.cashier,
      {},
      { id: payOrderId, orderId, by: alone ? 'payment' : null, returnUrl, failUrl: given.failUrl, confirm: '1' },
    )
  const pay = usePay({ of: alone ? 'payment' : 'order', payOrderId, orderId, channel, query: given, confirmAt })
  const leave = useAskedLeave(payable)
  const closed = useClosed(order.expireTime)
  if (amount === null)
    return (
      <Page title="订单支付">
        <EmptyState
          picture="empty-order"
          text={isPayable(order.status) ? '支付金额有误，请到订单中重新支付' : payOrderLabel(order.status)}
          action={behind(orderId)}
        />
      </Page>
    )
  return (
    <Page title="订单支付" onBack={leave}>
      <div className="pay-amount">
        <span className="muted">应付金额</span>
        <Price amount={amount} size="huge" />
        <span className="muted">{order.subject}</span>
        {order.expireTime !== null && <TimeToPay until={order.expireTime} />}
      </div>
      {!alone && orderId && <Nodes orderId={orderId} due={amount} />}
      <ChannelList query={offered} usable={usable} channel={channel} onPick={pick} />
      <PayButton amount={amount} waiting={offered.isPending} closed={closed} busy={pay.busy} onPay={pay.run} />
    </Page>
  )
}
