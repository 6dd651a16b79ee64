import { oneOf } from '#/shared/lib/address.ts'

export const addresses = {
  videoDetail: '/video-detail/:id',
  lectureVideo: '/lecture-video-detail/:id',
  live: '/live-detail/:id',
  doctorHall: ['/famous-doctor-hall', { tab: oneOf(['videos', 'lives']) }],
} as const
