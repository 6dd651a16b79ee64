import { payOrderApi } from '#/domains/pay-order/api.ts'
import { orderById } from '#/domains/order/queries.ts'
import { paths, to } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { screen } from '#/shared/lib/screen.ts'
import { inputOrder, isStandalone } from './cashier-address.ts'
import { paymentApi } from './api.ts'
import { paymentsOf } from './queries.ts'

// The state machine is in the chunk of the cashier, not in the chunk of the first screen.
const loadPayment = () => import('./machine/payment-store.ts')
const loadAlipay = () => import('./alipay/alipay.ts')
// If the code cannot be loaded, there is nothing to stop.
const leave = () =>
  void loadPayment().then(
    ({ stopPayment }) => stopPayment(),
    () => undefined,
  )

export const routes = [
  screen(paths.cashier, () => import('./screens/CashierScreen.tsx'), {
    title: '订单支付',
    login: true,
    next: [paths.payed],
    data: ({ search }) => {
      const id = search.id
      return search.confirm || !id ? [] : [query(payOrderApi.get, { path: { id } })]
    },
    onEnter: async ({ search }) => {
      const of = isStandalone(search) ? ('payment' as const) : ('order' as const)
      const asked = { of, orderId: search.orderId, payOrderId: search.id }
      if (!search.confirm || !(of === 'payment' ? asked.payOrderId : asked.orderId)) return
      const targets = { returnUrl: search.returnUrl, failUrl: search.failUrl }
      const { confirmPaymentOf } = await loadPayment()
      confirmPaymentOf(asked, targets)
    },
    onLeave: leave,
  }),
  screen(paths.alipay, () => import('./screens/AlipayScreen.tsx'), {
    title: '支付宝支付',
    skeleton: 'detail',
    onEnter: async ({ search }) => {
      const { openPaymentService } = await loadAlipay()
      openPaymentService(search)
    },
  }),
  screen(paths.alipayed, () => import('./screens/AlipayedScreen.tsx'), { title: '支付结果', skeleton: 'detail' }),
  screen(paths.payed, () => import('./screens/PayedScreen.tsx'), {
    title: '支付结果',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [orderById(params.orderId), paymentsOf(params.orderId)],
  }),
  screen(paths.orderPayInput, () => import('./screens/PayInputScreen.tsx'), {
    title: '输入支付金额',
    login: true,
    skeleton: 'form',
    data: ({ search }) => {
      const id = inputOrder(search)
      return id ? [orderById(id), paymentsOf(id)] : []
    },
  }),
  screen(paths.paymentBeself, () => import('./screens/PaymentBeselfScreen.tsx'), {
    title: '代付',
    login: true,
    share: true,
    skeleton: 'detail',
    data: ({ params }) => [query(paymentApi.otherOrder, { path: { id: params.orderId } })],
    onEnter: async ({ params, search }) => {
      const orderId = params.orderId
      if (!search.confirm || !orderId) return
      const here = to(paths.paymentBeself, { orderId }, { shareCode: search.shareCode })
      const asked = { of: 'other' as const, orderId, payOrderId: null }
      const { confirmPaymentOf } = await loadPayment()
      confirmPaymentOf(asked, { returnUrl: here, failUrl: here })
    },
    onLeave: leave,
  }),
]
