import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { identityNow } from '#/shared/api/identity.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { DUE_UNKNOWN } from '#/domains/order/amount/amount-due.ts'
import { fetchAmountDue } from '#/widgets/order/use-amount-due.ts'
import type { Order } from '../model.ts'
import { dueNode, payRefusal } from '../amount/payment-nodes.ts'
import { payOrderOf } from '../place/place-order.ts'
import { orderCan } from '../rules.ts'
import { askOtherToPay } from '../mutations.ts'
import './order.css'

/** Marks an order for payment by another person, at the request of its owner (PAYX-003). */
function useAskOther(order: Order) {
  const client = useQueryClient()
  const [path, setPath] = useState<string | null>(null)
  const { run, busy } = useAppMutation(askOtherToPay, {
    onDone: (_made, { orderId, shareCode }) => setPath(to(paths.paymentBeself, { orderId }, { shareCode })),
  })
  const ask = () =>
    run(async () => {
      const identity = identityNow()
      const [{ shareCode }, due] = await Promise.all([client.query(me()), fetchAmountDue(client, order)])
      if (!due) toast(due === null ? DUE_UNKNOWN : '这笔订单没有待付金额')
      if (!due) return null
      await sendMutation(payOrderOf, { orderId: order.id, amount: due, node: dueNode(order) }, identity)
      return { orderId: order.id, shareCode }
    })
  return { ask: { run: ask, busy }, path, close: () => setPath(null) }
}

function HowToShare({ path }: { path: string }) {
  const link = shareLink({ path })
  const copy = () => void copyWithToast(link, '链接已复制，发给朋友即可', '复制失败，请长按链接复制')
  return (
    <div className="how-to-share">
      <p>朋友打开后只看到商品名称和金额，看不到您的姓名、电话和地址。</p>
      {isWechat() ? (
        <>
          <p>点“去分享”，再点右上角的“···”，选“发送给朋友”。</p>
          <LinkButton block to={path}>
            去分享
          </LinkButton>
        </>
      ) : (
        <>
          <p className="pay-link">{link}</p>
          <Button block onPress={copy}>
            复制链接
          </Button>
          <LinkButton kind="plain" block to={path}>
            查看代付页面
          </LinkButton>
        </>
      )}
    </div>
  )
}

/** 找人代付; shown if the server allows it and the amount due can be paid (ORD-042). */
export function OtherPayment({ order }: { order: Order }) {
  const { ask, path, close } = useAskOther(order)
  if (!order.canUseOtherPayment || !orderCan('pay', order) || payRefusal(order)) return null
  return (
    <Card>
      <p className="muted other-payment-text">不方便付款时，可以请家人或朋友帮您支付。</p>
      <Button kind="plain" block busy={ask.busy} onPress={ask.run}>
        找人代付
      </Button>
      <Sheet title="找人代付" open={path !== null} onClose={close}>
        {path && <HowToShare path={path} />}
      </Sheet>
    </Card>
  )
}
