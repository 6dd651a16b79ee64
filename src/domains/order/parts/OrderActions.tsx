import { useNavigate } from 'react-router'
import { keepChoice } from '#/domains/mall/choice.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useWrite } from '#/shared/ui/use-write.ts'
import type { Order } from '../model.ts'
import { dueNode, payRefusal } from '../payment-nodes.ts'
import { mayHaveSamples, orderCan } from '../rules.ts'
import { isPointsOrder } from '../points-order.ts'
import { BalanceSheet } from './BalanceSheet.tsx'
import { cancelOrder } from '../writes.ts'
import { usePayOrder } from './use-pay-order.ts'

const payWord = { WHOLE: '去支付', DEPOSIT: '支付定金', BALANCE: '支付尾款' } as const

function PayBar({ order }: { order: Order }) {
  const cancel = useWrite(cancelOrder)
  const { start, payBalance, asking, close } = usePayOrder(order)
  const refusal = payRefusal(order)
  const askCancel = async () =>
    (await confirm({ text: '是否取消订单？', confirm: '取消订单', cancel: '再想想' }))
      ? { path: { id: order.id } }
      : null
  return (
    <>
      <ActionBar>
        {orderCan('cancel', order) && (
          <Button kind="plain" busy={cancel.busy} onPress={() => cancel.run(askCancel)}>
            取消订单
          </Button>
        )}
        <Button busy={start.busy} disabled={refusal !== null} onPress={start.run}>
          {refusal ?? payWord[dueNode(order)]}
        </Button>
      </ActionBar>
      {dueNode(order) === 'BALANCE' && (
        <BalanceSheet order={order} open={asking} busy={start.busy} onClose={close} onPay={payBalance} />
      )}
    </>
  )
}

/** Buys the same goods again, with the same specification and number preselected. */
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

/** The actions that an order's state allows. */
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
