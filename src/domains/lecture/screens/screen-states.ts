import type { ScreenState } from '#/shared/states/state.ts'

export const screenStates: readonly ScreenState[] = [
  { name: 'video', address: '/video-detail/V1' },
  { name: 'video-empty', address: '/video-detail/V3', kind: 'empty' },
  { name: 'video-gone', address: '/video-detail/NOPE', kind: 'unknown' },
  { name: 'lecture-video', address: '/lecture-video-detail/LC1' },
  { name: 'lecture-video-no-picture', address: '/lecture-video-detail/LC4' },
  { name: 'live-running', address: '/live-detail/LV1' },
  { name: 'live-coming', address: '/live-detail/LV3', kind: 'waiting' },
  { name: 'live-replay', address: '/live-detail/LV4' },
  { name: 'live-cancelled', address: '/live-detail/LV5', kind: 'expired' },
  { name: 'doctor-hall', address: '/famous-doctor-hall', as: 'member' },
  { name: 'doctor-hall-lives', address: '/famous-doctor-hall?tab=lives', as: 'member' },
]
