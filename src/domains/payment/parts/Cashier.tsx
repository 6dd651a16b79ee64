import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { onceKey, useOneAtATime } from '#/shared/lib/once.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Page, useGoBack } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirm, notice, toast } from '#/shared/ui/toast.ts'
import { paymentApi } from '../contract.ts'
import { startPayment, usePayment } from '../flow.ts'
import type { Channel } from '../model.ts'
import { payPlace } from '../place.ts'
import { CANCEL_BACK_MS, isPayable, payOrderLabel, payTargets, preselected, usableChannels } from '../rules.ts'
import { ChannelList } from './ChannelList.tsx'

/** PAY-029 to PAY-031: leaving asks; cancelling goes back 300 ms later. */
function useLeave(): () => void {
  const goBack = useGoBack()
  return () =>
    void confirm({ text: '是否取消支付？', confirm: '继续支付', cancel: '取消支付' }).then((goOn) => {
      if (!goOn) setTimeout(goBack, CANCEL_BACK_MS)
    })
}

function usePay(payOrderId: string, orderId: string, channel: Channel | null) {
  const search = useSearch()
  const targets = payTargets({ returnUrl: search.get('returnUrl'), failUrl: search.get('failUrl') })
  return useOneAtATime(async () => {
    if (!channel) {
      toast('请选择支付方式')
      return
    }
    if (!targets.success) {
      console.error('payment: returnUrl is missing')
      await notice('缺少returnUrl')
      return
    }
    const confirmAt = to(
      paths.cashier,
      {},
      { id: payOrderId, orderId, returnUrl: targets.success, failUrl: search.get('failUrl'), confirm: '1' },
    )
    await startPayment({
      payOrderId,
      orderId,
      channel,
      onceKey: onceKey(`pay-${payOrderId}-${channel}`),
      targets,
      confirmAt,
    })
  })
}

export function Cashier({ payOrderId, orderId }: { payOrderId: string; orderId: string }) {
  const { data: order } = useSuspenseQuery(query(paymentApi.order, { path: { id: payOrderId } }))
  const payable = isPayable(order.status)
  const offered = useQuery({ ...query(paymentApi.channels, { path: { id: payOrderId } }), enabled: payable })
  const usable = usableChannels(offered.data?.items ?? [], payPlace())
  const [picked, setPicked] = useState<Channel | null>(null)
  const channel = picked ?? preselected(usable)
  const pay = usePay(payOrderId, orderId, channel)
  const leave = useLeave()
  const phase = usePayment((state) => state.phase)
  if (!payable)
    return (
      <Page title="订单支付">
        <EmptyState
          picture="empty-order"
          text={payOrderLabel[order.status]}
          action={{ label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }}
        />
      </Page>
    )
  return (
    <Page title="订单支付" onBack={leave}>
      <div className="pay-amount">
        <span className="muted">应付金额</span>
        <Price amount={order.amount} size="huge" />
        <span className="muted">{order.subject}</span>
      </div>
      <ChannelList query={offered} usable={usable} channel={channel} onPick={setPicked} />
      <ActionBar>
        <Button block busy={pay.busy || phase === 'started'} onPress={pay.run}>
          {phase === 'idle' ? `确认支付 ${formatMoney(order.amount)}` : '支付中'}
        </Button>
      </ActionBar>
    </Page>
  )
}
