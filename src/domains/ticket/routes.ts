import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { myTickets, myTicketStates, usableCoupons } from './queries.ts'

export const routes = [
  screen(paths.merchantTicket, () => import('./screens/MerchantTicketScreen.tsx'), {
    title: '我的票券',
    login: true,
    skeleton: 'list',
    data: () => [myTickets(), myTicketStates()],
  }),
  screen(paths.lottery, () => import('./screens/LotteryScreen.tsx'), {
    title: '抽奖',
    login: true,
    data: () => [myTickets()],
  }),
  screen(paths.drawRecords, () => import('./screens/RaffleListScreen.tsx'), {
    title: '抽奖记录',
    login: true,
    skeleton: 'list',
    data: () => [myTickets()],
  }),
  screen(paths.prizes, () => import('./screens/BonusListScreen.tsx'), {
    title: '我的奖品',
    login: true,
    skeleton: 'list',
    data: () => [myTickets(), usableCoupons()],
  }),
]
