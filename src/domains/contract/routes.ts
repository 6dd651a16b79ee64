import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import { contractsOf, myContracts } from './queries.ts'

export const routes = [
  screen(paths.contractList, () => import('./screens/ContractListScreen.tsx'), {
    title: '我的合同',
    login: true,
    skeleton: 'list',
    data: () => [myContracts()],
  }),
  screen(paths.orderContract, () => import('./screens/OrderContractScreen.tsx'), {
    title: '订单合同',
    login: true,
    skeleton: 'list',
    data: ({ search }) => (search.orderId ? [contractsOf(search.orderId)] : []),
  }),
  screen(paths.orderContractPay, () => import('./screens/ContractPayScreen.tsx'), {
    title: '合同支付',
    login: true,
    skeleton: 'list',
    data: ({ search }) => [contractsOf(search.orderId)],
  }),
  screen(paths.contractBinding, () => import('./screens/ContractBindingScreen.tsx'), {
    title: '绑定储存合同',
    login: true,
    skeleton: 'form',
    data: () => [me()],
  }),
]
