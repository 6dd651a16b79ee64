import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { keepChoice } from '#/domains/mall/choice.ts'
import { paths, to } from '#/paths.ts'
import { mutation } from '#/shared/api/query.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { confirm } from '#/shared/ui/toast.ts'
import { orderApi } from '../contract.ts'
import type { Order } from '../model.ts'
import { dueNode, payRefusal } from '../payment-nodes.ts'
import { mayHaveSamples, orderCan } from '../rules.ts'
import { isPointsOrder } from '../points-order.ts'
import { BalanceSheet } from './BalanceSheet.tsx'
import { usePayOrder } from './use-pay-order.ts'

const payWord = { WHOLE: '去支付', DEPOSIT: '支付定金', BALANCE: '支付尾款' } as const

function PayBar({ order }: { order: Order }) {
  const cancel = useMutation(mutation(orderApi.cancel, { done: '订单已取消', onceKey: () => `cancel-${order.id}` }))
  const { start, pay, asking, close } = usePayOrder(order)
  const refusal = payRefusal(order)
  const askCancel = async () => {
    if (await confirm({ text: '是否取消订单？', confirm: '取消订单', cancel: '再想想' }))
      cancel.mutate({ path: { id: order.id } })
  }
  return (
    <>
      <ActionBar>
        {orderCan('cancel', order) && (
          <Button kind="plain" busy={cancel.isPending} onPress={() => void askCancel()}>
            取消订单
          </Button>
        )}
        <Button busy={start.busy} disabled={refusal !== null} onPress={start.run}>
          {refusal ?? payWord[dueNode(order)]}
        </Button>
      </ActionBar>
      {dueNode(order) === 'BALANCE' && <BalanceSheet order={order} open={asking} onClose={close} onPay={pay} />}
    </>
  )
}

/** The same goods again, with the same specification and number chosen. */
function BuyAgain({ goods }: { goods: NonNullable<Order['goods']> }) {
  const navigate = useNavigate()
  const { goodsId, specificationId, number } = goods
  if (!goodsId) return null
  const open = () => {
    keepChoice(goodsId, { specificationId, number: Math.max(1, number ?? 1) })
    void navigate(to(paths.goods, { id: goodsId }))
  }
  return (
    <Button kind="plain" onPress={open}>
      再次购买
    </Button>
  )
}

/** What can be done with an order in its state. */
export function OrderActions({ order }: { order: Order }) {
  const navigate = useNavigate()
  if (orderCan('pay', order)) return <PayBar order={order} />
  const again = order.goods !== null && !isPointsOrder(order) && orderCan('buyAgain', order)
  const bind = orderCan('bindSample', order) && mayHaveSamples(order.goods)
  if (!again && !bind) return null
  return (
    <ActionBar>
      {again && order.goods && <BuyAgain goods={order.goods} />}
      {bind && <Button onPress={() => void navigate(paths.bindInput)}>绑定样本</Button>}
    </ActionBar>
  )
}
