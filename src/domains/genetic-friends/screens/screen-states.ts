import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'kin-consent', address: '/relatives-main/friends', as: 'member' },
  { name: 'kin-friends', address: '/relatives-main/friends', as: 'reported' },
  { name: 'kin-friends-empty', address: '/relatives-main/friends', kind: 'empty', as: 'waiting' },
  { name: 'kin-applications', address: '/relatives-main/applications', as: 'reported' },
  { name: 'kin-application-sent', address: '/relatives-main/applications', kind: 'waiting', as: 'parent' },
  { name: 'kin-recommended', address: '/relatives-main/recommended', as: 'waiting' },
  { name: 'kin-sharing', address: '/relatives-main/sharing', as: 'rich' },
  { name: 'kin-sharing-empty', address: '/relatives-main/sharing', kind: 'empty', as: 'waiting' },
  { name: 'kin-search', address: '/relatives-friends-search', as: 'reported' },
  { name: 'kin-search-no-grant', address: '/relatives-friends-search', kind: 'refused', as: 'member' },
  { name: 'kin-lite', address: '/friends-detail--lite/F107', as: 'waiting' },
  { name: 'kin-lite-refused', address: '/friends-detail--lite/F104', kind: 'refused', as: 'reported' },
  { name: 'kin-lite-waiting', address: '/friends-detail--lite/F105', kind: 'waiting', as: 'parent' },
  { name: 'kin-friend', address: '/friends-detail/F107', as: 'reported' },
  { name: 'kin-friend-not-yet', address: '/friends-detail/F106', kind: 'waiting', as: 'reported' },
  { name: 'kin-friend-unknown', address: '/friends-detail/NOPE', kind: 'unknown', as: 'reported' },
  { name: 'kin-apply', address: '/apply-detail/F106', as: 'reported' },
  { name: 'kin-apply-agreed', address: '/apply-detail/F107', as: 'reported' },
  { name: 'kin-apply-refused', address: '/apply-detail/F105', kind: 'refused', as: 'waiting' },
  { name: 'kin-apply-no-grant', address: '/apply-detail/F105', kind: 'refused', as: 'member' },
]
