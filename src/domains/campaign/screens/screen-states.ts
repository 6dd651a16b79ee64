import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'campaign-running', address: '/action/winter2026', as: 'member' },
  { name: 'campaign-before', address: '/action/newyear2027', kind: 'waiting' },
  { name: 'campaign-over', address: '/action/spring2023', kind: 'expired' },
  { name: 'campaign-won', address: '/action/spring2023', as: 'member' },
  { name: 'campaign-lost', address: '/action/spring2023', as: 'rich' },
  { name: 'campaign-uninvited', address: '/action/closed-door', kind: 'refused', as: 'rich' },
  { name: 'campaign-of-server', address: '/action/salon' },
  { name: 'campaign-unknown', address: '/action/NOPE', kind: 'unknown' },
  { name: 'campaign-rules', address: '/action/winter2026/rules' },
  { name: 'campaign-rules-of-server', address: '/action/salon/rules' },
  { name: 'campaign-rewards', address: '/action/spring2023/my-reward/A100', as: 'member' },
  { name: 'campaign-rewards-none', address: '/action/spring2023/my-reward/A100', kind: 'empty', as: 'rich' },
  { name: 'campaign-participants', address: '/action/spring2023/participant-list/1,2,3' },
  { name: 'campaign-participants-unknown', address: '/action/spring2023/participant-list/98,99', kind: 'unknown' },
  { name: 'participants', address: '/action/participant-list/1,2,3' },
  { name: 'campaign-playbill', address: '/action/winter2026/share-playbill', as: 'member' },
  { name: 'campaign-playbill-over', address: '/action/spring2023/share-playbill', kind: 'expired', as: 'member' },
  { name: 'campaign-poster-over', address: '/share-poster-2023-11', kind: 'expired', as: 'member' },
]
