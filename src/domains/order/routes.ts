import { paths, to } from '#/paths.ts'
import { defaulted, screen, type ScreenFlags } from '#/shared/lib/screen.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import {
  choosableCoupons,
  listedOrders,
  myOrders,
  orderById,
  orderOptions,
  type OrderSearch,
  orderRequestOf,
} from './queries.ts'
import { asOrderTab, toListTab, toOrderTab } from './state/tabs.ts'

const info: ScreenFlags<{ readonly id: string }, OrderSearch> = {
  title: '确认订单',
  login: true,
  address: true,
  skeleton: 'detail',
  next: [paths.cashier],
  data: ({ params, search }) => [orderOptions({ ...orderRequestOf(params.id, search), couponId: undefined })],
}

const schedule: ScreenFlags<{ readonly id: string }> = {
  title: '检测进度',
  personal: true,
  login: true,
  skeleton: 'detail',
  data: ({ params }) => [orderById(params.id), sampleProgress()],
}

const loadSchedule = () => import('./screens/OrderScheduleScreen.tsx')

const loadInfo = () => import('./screens/OrderInfoScreen.tsx')

export const routes = [
  screen(paths.orderInfo, loadInfo, info),
  screen(paths.orderInfoOfType, loadInfo, info),
  screen(paths.orderCoupons, () => import('./screens/OrderCouponsScreen.tsx'), {
    title: '选择优惠券',
    login: true,
    skeleton: 'list',
    data: ({ search }) => (search.id ? [choosableCoupons(search)] : []),
  }),
  screen(paths.orderDetail, () => import('./screens/OrderDetailScreen.tsx'), {
    title: '订单详情',
    login: true,
    next: [paths.cashier],
    data: ({ params }) => [orderById(params.id)],
  }),
  defaulted(paths.myOrderDefault, to(paths.myOrder, { status: toOrderTab(undefined) }), { title: '我的订单' }),
  screen(paths.myOrder, () => import('./screens/MyOrderScreen.tsx'), {
    title: '我的订单',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    next: [paths.orderDetail, paths.cashier],
    data: ({ params }) => [myOrders(toOrderTab(params.status))],
  }),
  screen(paths.orderList, () => import('./screens/OrderListScreen.tsx'), {
    title: '订单列表',
    login: true,
    keepAlive: true,
    skeleton: 'list',
    redirect: ({ search }) => {
      const status = asOrderTab(search.status)
      return status ? to(paths.myOrder, { status }) : null
    },
    data: ({ search }) => [listedOrders(toListTab(search.status))],
  }),
  screen(paths.orderSchedule, loadSchedule, schedule),
  screen(paths.orderScheduleCard, loadSchedule, schedule),
  screen(paths.orderScheduleDetail, () => import('./screens/OrderScheduleDetailScreen.tsx'), schedule),
]
