import { payOrderApi } from '#/domains/pay-order/api.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Order } from '#/domains/order/model.ts'
import { orderById } from '#/domains/order/queries.ts'
import { paths, to } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { NodeCard } from '#/widgets/NodeCard.tsx'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { paymentApi } from '../api.ts'
import { amountLabel, isPayable, payableAmount, payOrderLabel, timeLimit } from '../rules.ts'
import { paymentListName, paymentListLink } from '../payment-list-rules.ts'
import { ChannelList } from './ChannelList.tsx'
import { PayButton } from './PayButton.tsx'
import { BackFromWechat } from './BackFromWechat.tsx'
import { StartedBefore, StartedNote, useStartedBefore } from './StartedBefore.tsx'
import { TimeToPay } from './TimeToPay.tsx'
import { useConfirmLeave } from '../hooks/use-confirm-leave.ts'
import { useClosed } from '../hooks/use-closed.ts'
import { useChannels, usePay } from '../hooks/use-pay.ts'
import './cashier.css'

/** The link to the order or, without an order, to the list of 我的 that has the payment. */
const behind = (orderId: string | null, returnUrl: string | null) =>
  orderId ? { label: '查看订单', to: to(paths.orderDetail, { id: orderId }) } : paymentListLink(returnUrl)

const noAmount = (orderId: string | null, returnUrl: string | null): string =>
  `支付金额有误，请到${orderId ? '订单中' : paymentListName(returnUrl)}重新支付`

function useOffered(payOrderId: string, orderId: string | null, payable: boolean) {
  const one = query(paymentApi.channels, { path: { id: payOrderId } })
  const ofOne = useQuery({ ...one, enabled: payable && orderId !== null })
  const all = useQuery({ ...query(paymentApi.allChannels, {}), enabled: payable && orderId === null })
  return orderId === null ? all : ofOne
}

interface AmountHeadProps {
  amount: Cents
  subject: string
  until: EdgeTime
  /** The order that is paid, if known; null if the payment is for no order. */
  order: Order | undefined | null
  /** The payment covers only a part of the order. */
  alone: boolean
}

/**
 * Amount, subject and time limit. The line of the order number is reserved from the start, so that nothing shifts when
 * the number arrives.
 */
function AmountHead({ amount, subject, until, order, alone }: AmountHeadProps) {
  return (
    <div className="pay-amount">
      <span className="muted">{amountLabel(alone ? null : order)}</span>
      <Price amount={amount} size="huge" />
      <span>{subject || order?.goods?.name}</span>
      {order !== null && (
        <span className="muted pay-number">{order?.orderNumber && `订单编号 ${order.orderNumber}`}</span>
      )}
      <TimeToPay until={until} />
    </div>
  )
}

interface CashierProps {
  payOrderId: string
  /** null if several bills are paid together. */
  orderId: string | null
  /** A standalone payment, not for the whole order. */
  standalone: boolean
}

export function Cashier({ payOrderId, orderId, standalone }: CashierProps) {
  const { data: pays } = useSuspenseQuery(query(payOrderApi.get, { path: { id: payOrderId } }))
  // Optional: only the name of the payment is taken from the order. If the read fails, the person can still pay.
  const { data: order, isLoadingError } = useQuery({ ...orderById(orderId ?? ''), enabled: orderId !== null })
  const amount = payableAmount(pays)
  const payable = amount !== null
  const offered = useOffered(payOrderId, orderId, payable)
  const search = useSearch(paths.cashier)
  const { usable, channel, pick } = useChannels(offered.data?.items ?? [], { before: search.channel })
  const given = { returnUrl: search.returnUrl, failUrl: search.failUrl }
  const confirmAt = (returnUrl: string) =>
    to(
      paths.cashier,
      {},
      { id: payOrderId, orderId, by: standalone ? 'payment' : null, returnUrl, failUrl: given.failUrl, confirm: '1' },
    )
  const of = standalone ? 'payment' : 'order'
  const askedAt = (chosen: string | null) => to(paths.cashier, {}, { ...search, authorized: true, channel: chosen })
  const pay = usePay({
    of,
    payOrderId,
    orderId,
    channel,
    query: given,
    confirmAt,
    askedAt: search.authorized ? null : askedAt,
  })
  const until = timeLimit(pays.expireTime, search.heldUntil)
  const closed = useClosed(until)
  const { started, ignore } = useStartedBefore({ of, payOrderId, orderId })
  const leave = useConfirmLeave(payable && !closed && !started, paymentListName(given.returnUrl))
  if (amount === null)
    return (
      <Page title="订单支付">
        <EmptyState
          picture="empty-order"
          absence={false}
          text={isPayable(pays.status) ? noAmount(orderId, given.returnUrl) : payOrderLabel(pays.status)}
          action={behind(orderId, given.returnUrl)}
        />
      </Page>
    )
  const back = behind(orderId, given.returnUrl)
  if (started)
    return <StartedBefore title="订单支付" confirmAt={started.confirmAt} closed={closed ? back : null} onPay={ignore} />
  return (
    <Page title="订单支付" onBack={leave}>
      <AmountHead
        amount={amount}
        subject={pays.subject}
        until={until}
        order={orderId === null || isLoadingError ? null : order}
        alone={standalone}
      />
      <ChannelList query={offered} usable={usable} channel={channel} onPick={pick} />
      {!standalone && order && <NodeCard order={order} due={amount} />}
      {search.authorized && <BackFromWechat here={askedAt(search.channel)} />}
      {pays.status === 'StartedPayment' && given.returnUrl && <StartedNote confirmAt={confirmAt(given.returnUrl)} />}
      <PayButton
        amount={amount}
        waiting={offered.isPending}
        closed={closed ? back : null}
        busy={pay.busy}
        onPay={pay.run}
      />
    </Page>
  )
}
