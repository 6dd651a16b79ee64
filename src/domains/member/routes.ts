import { contractCount } from '#/domains/contract/queries.ts'
import { couponCount } from '#/domains/coupon/queries.ts'
import { myBaby } from '#/domains/health/queries.ts'
import { unread } from '#/domains/message/queries.ts'
import { orderCount } from '#/domains/order/queries.ts'
import { pointsBalance } from '#/domains/points/queries.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { isSalesman, me } from '#/domains/user/queries.ts'
import { wallet } from '#/domains/wallet/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { memberLevel } from './queries.ts'

export const routes = [
  screen(paths.myMain, () => import('./screens/MyMainScreen.tsx'), {
    title: '我的',
    layout: 'tab',
    keepAlive: true,
    next: [paths.myOrder, paths.myReport],
    data: ({ signedIn }) =>
      signedIn
        ? [
            me(),
            isSalesman(),
            sampleProgress(),
            orderCount('WAITING_FOR_PAYMENT'),
            orderCount('PAID'),
            contractCount(),
            wallet(),
            unread(),
            couponCount(),
            pointsBalance(),
          ]
        : [],
  }),
  screen(paths.mySetting, () => import('./screens/SettingScreen.tsx'), {
    title: '设置',
    login: true,
    data: () => [me(), myBaby()],
  }),
  screen(paths.memberLevel, () => import('./screens/MemberLevelScreen.tsx'), {
    title: '会员等级',
    login: true,
    skeleton: 'list',
    data: () => [memberLevel()],
  }),
  screen(paths.memberRule, () => import('./screens/MemberRuleScreen.tsx'), { title: '会员规则' }),
]
