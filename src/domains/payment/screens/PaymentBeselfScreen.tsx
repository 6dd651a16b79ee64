import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths, to } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { invalidate } from '#/shared/api/mutation.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { paymentApi } from '../api.ts'
import { usePayment } from '../machine/payment-store.ts'
import type { OtherPayOrder } from '../model.ts'
import { BackFromWechat } from '../components/BackFromWechat.tsx'
import { ChannelList } from '../components/ChannelList.tsx'
import { Confirming } from '../components/Confirming.tsx'
import { StartedBefore, useStartedBefore } from '../components/StartedBefore.tsx'
import { PayButton } from '../components/PayButton.tsx'
import { useChannels, usePay } from '../hooks/use-pay.ts'
import { usePaymentWay } from '../hooks/use-payment-way.ts'
import { otherPaymentState } from '../rules.ts'
import { startPay } from '../mutations.ts'
import '../components/cashier.css'

function OtherCashier({ order, amount, orderId }: { order: OtherPayOrder; amount: Cents; orderId: string }) {
  const { shareCode, authorized, channel: before } = useSearch(paths.paymentBeself)
  const payOrderId = order.id ?? orderId
  const offered = useQuery(query(paymentApi.channels, { path: { id: payOrderId } }))
  const { usable, channel, pick } = useChannels(offered.data?.items ?? [], { before })
  const here = to(paths.paymentBeself, { orderId }, { shareCode })
  const confirmAt = () => to(paths.paymentBeself, { orderId }, { shareCode, confirm: '1' })
  const targets = { returnUrl: here, failUrl: here }
  const askedAt = (chosen: string | null) =>
    to(paths.paymentBeself, { orderId }, { shareCode, authorized: true, channel: chosen })
  const pay = usePay({
    payOrderId,
    orderId,
    channel,
    query: targets,
    confirmAt,
    askedAt: authorized ? null : askedAt,
    of: 'other',
  })
  const { started, ignore } = useStartedBefore({ of: 'other', payOrderId, orderId })
  if (started) return <StartedBefore title="代付" confirmAt={started.confirmAt} closed={null} onPay={ignore} />
  return (
    <Page title="代付">
      <div className="pay-amount">
        <span className="muted">{otherPaymentState(order).text}</span>
        <Price amount={amount} size="huge" />
        <span className="muted">{order.subject}</span>
      </div>
      <ChannelList query={offered} usable={usable} channel={channel} onPick={pick} />
      <p className="muted pay-note">付款后订单归您的朋友所有，如有退款会退回您的支付账户。</p>
      {authorized && <BackFromWechat here={askedAt(before)} />}
      <PayButton amount={amount} waiting={offered.isPending} busy={pay.busy} onPay={pay.run} />
    </Page>
  )
}

/** The result is shown on this same screen, so its data is refetched once the payment has ended. */
function useFreshEnd(): void {
  const client = useQueryClient()
  const over = usePayment((state) => state.phase === 'over')
  useEffect(() => {
    if (over) void invalidate(client, startPay.changes)
  }, [over, client])
}

/** /payment-beself/{orderId}: another person's order; nothing personal of the owner is shown (PAYX-001, ROLE-010). */
export default function PaymentBeselfScreen() {
  const { orderId } = useScreenParams(paths.paymentBeself)
  const search = useSearch(paths.paymentBeself)
  const { data: order } = useSuspenseQuery(query(paymentApi.otherOrder, { path: { id: orderId } }))
  const state = otherPaymentState(order)
  usePaymentWay(Boolean(search.confirm))
  useFreshEnd()
  useShareCard({
    title: '请帮我付一下这笔订单',
    description: order.subject,
    picture: '',
    path: to(paths.paymentBeself, { orderId }, { shareCode: search.shareCode }),
  })
  if (search.confirm && !state.settled) return <Confirming later="您的朋友可以在订单里看到结果" />
  if (state.payable && order.amount !== null)
    return <OtherCashier order={order} amount={order.amount} orderId={orderId} />
  return (
    <Page title="代付">
      <EmptyState
        picture={state.settled ? 'success' : 'empty-order'}
        text={state.text}
        action={
          order.own
            ? { label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }
            : { label: '去首页看看', to: paths.home }
        }
      />
    </Page>
  )
}
