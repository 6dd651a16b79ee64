import { useNavigate } from 'react-router'
import { storeChoice } from '#/domains/mall/buy/choice.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ActionBar } from '#/shared/ui/Page.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { offeredActions, type OrderAction } from '../state/actions.ts'
import type { Order } from '../model.ts'
import { dueNode, payRefusal } from '../amount/payment-nodes.ts'
import { BalanceSheet } from './BalanceSheet.tsx'
import { ExpressButton } from './ExpressCard.tsx'
import { cashierOf } from '../place/place-rules.ts'
import { cancelOrder } from '../mutations.ts'
import { usePayOrder } from '../hooks/use-pay-order.ts'
import { usePendingPayment } from '../hooks/use-pending-payment.ts'
import './order-row.css'

const payWord = { WHOLE: '去支付', DEPOSIT: '支付定金', BALANCE: '支付尾款' } as const

/** During a pending payment of the order or of a part of it, its result comes first, so that nobody pays twice. */
function Pay({ order }: { order: Order }) {
  const pending = usePendingPayment(order)
  if (!pending) return <PayNow order={order} />
  const at = pending.of === 'order' ? cashierOf(pending.payOrderId, order.id) : pending.confirmAt
  return <LinkButton to={at}>查看付款结果</LinkButton>
}

function PayNow({ order }: { order: Order }) {
  const { start, payBalance, balance, close } = usePayOrder(order)
  const refusal = payRefusal(order)
  return (
    <>
      <Button busy={start.busy} disabled={refusal !== null} onPress={start.run}>
        {refusal ?? payWord[dueNode(order)]}
      </Button>
      {balance && (
        <BalanceSheet
          order={balance.order}
          open={balance.asking}
          busy={start.busy}
          onClose={close}
          onPay={payBalance}
        />
      )}
    </>
  )
}

function Cancel({ order }: { order: Order }) {
  const cancel = useAppMutation(cancelOrder)
  const pending = usePendingPayment(order)
  const text = `${pending ? '有一笔付款正在确认，已经付款的话请不要取消。' : ''}是否取消订单？`
  const question = { text, confirm: '取消订单', cancel: '再想想' }
  const askCancel = inputIfConfirmed(question, { path: { id: order.id } })
  return (
    <Button kind="plain" busy={cancel.busy} onPress={() => cancel.run(askCancel)}>
      取消订单
    </Button>
  )
}

function BuyAgain({ order }: { order: Order }) {
  const navigate = useNavigate()
  const { goodsId = null, specificationId = '', number = null } = order.goods ?? {}
  if (!goodsId) return null
  const open = () => {
    storeChoice(goodsId, { specificationId, number: Math.max(1, number ?? 1) })
    void navigate(to(paths.goods, { id: goodsId }))
  }
  return (
    <Button kind="plain" onPress={open}>
      再次购买
    </Button>
  )
}

function Bind() {
  const navigate = useNavigate()
  return <Button onPress={() => void navigate(paths.bindInput)}>绑定样本</Button>
}

const buttons: Record<OrderAction, (props: { order: Order }) => React.ReactNode> = {
  pay: Pay,
  bindSample: Bind,
  cancel: Cancel,
  express: ExpressButton,
  buyAgain: BuyAgain,
}

interface OrderButtonsProps {
  order: Order
  actions: readonly OrderAction[]
}

const OrderButtons = ({ order, actions }: OrderButtonsProps) =>
  actions.map((action) => {
    const Action = buttons[action]
    return <Action key={action} order={order} />
  })

/** The main action is last: on the right, near the thumb. */
const inOrder = ({ first, more }: ReturnType<typeof offeredActions>): OrderAction[] =>
  first ? [...more, first] : [...more]

export function RowActions({ order }: { order: Order }) {
  const actions = inOrder(offeredActions(order))
  if (actions.length === 0) return null
  return (
    <div className="order-row-actions">
      <OrderButtons order={order} actions={actions} />
    </div>
  )
}

/** The actions at the bottom of an order's screen. The delivery is part of the screen itself. */
export function OrderActions({ order }: { order: Order }) {
  const actions = inOrder(offeredActions(order)).filter((action) => action !== 'express')
  if (actions.length === 0) return null
  return (
    <ActionBar>
      <OrderButtons order={order} actions={actions} />
    </ActionBar>
  )
}
