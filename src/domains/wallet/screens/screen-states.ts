import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'wallet', address: '/my-wallet', as: 'salesman' },
  { name: 'wallet-rewards', address: '/my-wallet?tab=reward', as: 'salesman' },
  { name: 'wallet-withdrawals', address: '/my-wallet?tab=withdrawal', as: 'salesman' },
  { name: 'withdraw', address: '/wallet-withdraw-deposit', as: 'salesman' },
  { name: 'withdraw-no-account', address: '/wallet-withdraw-deposit', kind: 'refused', as: 'member' },
  { name: 'withdraw-nothing', address: '/wallet-withdraw-deposit', kind: 'empty', as: 'new' },
  { name: 'withdrawal', address: '/account-detail/withdrawal/W2', as: 'salesman' },
  { name: 'reward', address: '/account-detail/reward/RW81', as: 'salesman' },
  { name: 'movement-unknown', address: '/account-detail/detail/NOPE', kind: 'unknown', as: 'salesman' },
  { name: 'bank-account', address: '/my-bank-account', as: 'salesman' },
  { name: 'bank-account-none', address: '/my-bank-account', kind: 'empty', as: 'new' },
  { name: 'bank-form', address: '/my-bank-account-add/bank/0', as: 'member' },
  { name: 'wechat-form', address: '/my-bank-account-add/wechat/0', as: 'member' },
  { name: 'reward-cash', address: '/lightning-land-reward-cash-form/RW81', as: 'salesman' },
  { name: 'reward-cash-unknown', address: '/lightning-land-reward-cash-form/NOPE', kind: 'unknown', as: 'salesman' },
]
