import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { screen } from '#/shared/lib/screen.ts'
import {
  bankAccounts,
  movementById,
  movements,
  payee,
  rewardById,
  rewards,
  wallet,
  withdrawalById,
  withdrawals,
  wxAccounts,
} from './queries.ts'
import { toDetailType } from './rules.ts'

const byId = { detail: movementById, reward: rewardById, withdrawal: withdrawalById }
const history = { detail: movements, reward: rewards, withdrawal: withdrawals }

export const routes = [
  screen(paths.myWallet, () => import('./screens/MyWalletScreen.tsx'), {
    title: '我的钱包',
    login: true,
    skeleton: 'list',
    data: ({ search }) => [wallet(), history[search.tab ?? 'detail']()],
  }),
  screen(paths.withdraw, () => import('./screens/WithdrawScreen.tsx'), {
    title: '提现',
    login: true,
    skeleton: 'form',
    data: () => [wallet(), bankAccounts(), wxAccounts(), payee()],
  }),
  screen(paths.accountDetail, () => import('./screens/AccountDetailScreen.tsx'), {
    title: '账户明细',
    login: true,
    skeleton: 'detail',
    data: ({ params }) => [byId[toDetailType(params.type)](params.id)],
  }),
  screen(paths.myBankAccount, () => import('./screens/BankAccountScreen.tsx'), {
    title: '我的银行账户',
    login: true,
    skeleton: 'detail',
    data: () => [bankAccounts(), wxAccounts()],
  }),
  screen(paths.bankAccountForm, () => import('./screens/BankFormScreen.tsx'), {
    title: '收款账户',
    login: true,
    skeleton: 'form',
    data: ({ params }) => (params.type === 'wechat' ? [me(), wxAccounts()] : [bankAccounts()]),
  }),
  screen(paths.rewardCash, () => import('./screens/RewardCashScreen.tsx'), {
    title: '闪电到账',
    login: true,
    skeleton: 'form',
    data: ({ params }) => [rewardById(params.id), bankAccounts(), wallet()],
  }),
]
