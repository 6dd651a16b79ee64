import { myAddresses } from '#/domains/address/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import {
  conversionRecords,
  loginDays,
  pickUpPlaces,
  pointsBalance,
  pointsGoodsById,
  pointsGoodsPages,
  pointsGroups,
  pointsLog,
  pointsOrderById,
  pointsOrders,
  pointsTasks,
} from './queries.ts'

export const routes = [
  screen(paths.integralMall, () => import('./screens/IntegralMallScreen.tsx'), {
    title: '积分商城',
    login: true,
    keepAlive: true,
    skeleton: 'home',
    next: [paths.integralGoods],
    data: () => [pointsBalance(), pointsGroups(), pointsGoodsPages('')],
  }),
  screen(paths.integralGoods, () => import('./screens/IntegralGoodsScreen.tsx'), {
    title: '积分商品详情',
    login: true,
    skeleton: 'goods',
    data: ({ params }) => [pointsGoodsById(params.id), pointsBalance(), pickUpPlaces(), myAddresses()],
  }),
  screen(paths.integralTasks, () => import('./screens/IntegralTasksScreen.tsx'), {
    title: '积分任务',
    login: true,
    skeleton: 'list',
    data: () => [pointsBalance(), pointsTasks()],
  }),
  screen(paths.integralLog, () => import('./screens/IntegralLogScreen.tsx'), {
    title: '积分明细',
    login: true,
    skeleton: 'list',
    data: () => [pointsLog()],
  }),
  screen(paths.conversionRecords, () => import('./screens/ConversionRecordsScreen.tsx'), {
    title: '兑换记录',
    login: true,
    skeleton: 'list',
    data: () => [pointsOrders(), conversionRecords()],
  }),
  screen(paths.conversionDetail, () => import('./screens/ConversionDetailScreen.tsx'), {
    title: '兑换详情',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [pointsOrderById(params.id)],
  }),
  // The balance is read after the sign-in days, because the sign-in may increase the balance.
  screen(paths.mySign, () => import('./screens/MySignScreen.tsx'), {
    title: '每日签到',
    login: true,
    skeleton: 'detail',
    data: () => [loginDays()],
  }),
  screen(paths.loginTask, () => import('./screens/LoginTaskScreen.tsx'), {
    title: '登录任务',
    login: true,
    skeleton: 'list',
    // The days are read before the tasks. The read of the days counts the current day as signed in, and the tasks show
    // whether the day is counted.
    data: () => [loginDays()],
  }),
]
