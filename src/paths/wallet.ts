import { flag, oneOf } from '#/shared/lib/address.ts'

export const walletPaths = {
  myWallet: ['/my-wallet', { tab: oneOf(['detail', 'reward', 'withdrawal']) }],
  withdraw: '/wallet-withdraw-deposit',
  accountDetail: '/account-detail/:type/:id',
  myBankAccount: '/my-bank-account',
  bankAccountForm: ['/my-bank-account-add/:type/:id', { from: oneOf(['withdraw']), authorized: flag }],
  rewardCash: '/lightning-land-reward-cash-form/:id',
} as const
