import { paths } from '#/paths.ts'
import { query } from '#/shared/api/query.ts'
import { screen } from '#/shared/lib/screen.ts'
import { paymentApi } from './contract.ts'

// The machine and its rules come with the cashier, not with the first screen.
const flow = () => import('./flow.ts')

export const paymentRoutes = [
  screen(paths.cashier, () => import('./screens/CashierScreen.tsx'), {
    title: '订单支付',
    login: true,
    data: ({ search }) => {
      const id = search.get('id')
      return search.get('confirm') || !id ? [] : [query(paymentApi.order, { path: { id } })]
    },
    enter: ({ search }) => {
      const orderId = search.get('orderId')
      if (!search.get('confirm') || !orderId) return
      void flow().then(({ confirmPaymentOf }) =>
        confirmPaymentOf(orderId, { returnUrl: search.get('returnUrl'), failUrl: search.get('failUrl') }),
      )
    },
    leave: () => void flow().then(({ stopPayment }) => stopPayment()),
  }),
]
