import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'coupons-to-claim', address: '/my-coupon/UNCLAIMED', as: 'member' },
  { name: 'coupons', address: '/my-coupon/CLAIMED', as: 'member' },
  { name: 'coupons-used', address: '/my-coupon/HASUSED', as: 'rich' },
  { name: 'coupons-over', address: '/my-coupon/VALIDLESS', kind: 'expired', as: 'rich' },
  { name: 'coupons-empty', address: '/my-coupon/CLAIMED', kind: 'empty', as: 'new' },
  { name: 'coupon-package', address: '/my-coupon/UNCLAIMED/false/CT4', as: 'member' },
  { name: 'coupon-refused', address: '/my-coupon/UNCLAIMED/true/CT3', kind: 'refused', as: 'member' },
]
