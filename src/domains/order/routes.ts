import { paths } from '#/paths.ts'
import { screen, type ScreenFlags } from '#/shared/lib/screen.ts'
import { myOrders, orderById, orderOptions, wantedOf } from './queries.ts'
import { toOrderTab } from './tabs.ts'

const info: ScreenFlags = {
  title: '确认订单',
  login: true,
  address: true,
  skeleton: 'detail',
  data: ({ params, search }) => [orderOptions(wantedOf(params['id'] ?? '', search))],
}

const loadInfo = () => import('./screens/OrderInfoScreen.tsx')

export const orderRoutes = [
  screen(paths.orderInfo, loadInfo, info),
  screen(paths.orderInfoOfType, loadInfo, info),
  screen(paths.orderDetail, () => import('./screens/OrderDetailScreen.tsx'), {
    title: '订单详情',
    login: true,
    data: ({ params }) => [orderById(params['id'] ?? '')],
  }),
  screen(paths.myOrder, () => import('./screens/MyOrderScreen.tsx'), {
    title: '我的订单',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    data: ({ params }) => [myOrders(toOrderTab(params['status']))],
  }),
]
