import { myAddresses } from '#/domains/address/queries.ts'
import { orderById } from '#/domains/order/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen, type ScreenInput } from '#/shared/lib/screen.ts'
import { billedOrders, invoiceOf, receiptOf } from './queries.ts'

const ofOrder = ({ search: { orderId } }: ScreenInput<unknown, { orderId: string | null }>) => {
  return orderId ? [orderById(orderId), invoiceOf(orderId)] : []
}

export const routes = [
  screen(paths.orderInvoice, () => import('./screens/OrderInvoiceScreen.tsx'), {
    title: '发票信息',
    login: true,
    skeleton: 'detail',
    data: (input) => [...ofOrder(input), ...(input.search.orderId ? [receiptOf(input.search.orderId)] : [])],
  }),
  screen(paths.invoiceForm, () => import('./screens/InvoiceFormScreen.tsx'), {
    title: '申请发票',
    login: true,
    skeleton: 'form',
    data: (input) => [...ofOrder(input), ...(input.search.orderId ? [myAddresses(), me()] : [])],
  }),
  screen(paths.myInvoices, () => import('./screens/MyInvoicesScreen.tsx'), {
    title: '我的发票',
    login: true,
    skeleton: 'list',
    data: () => [billedOrders()],
  }),
  screen(paths.emailFill, () => import('./screens/EmailFillScreen.tsx'), {
    title: '填写邮箱',
    login: true,
    skeleton: 'form',
  }),
]
