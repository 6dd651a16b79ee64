import { oneOf, textOrNull } from '#/shared/lib/address.ts'

export const lecturePaths = {
  videoDetail: ['/video-detail/:id', { sharingCode: textOrNull }],
  lectureVideo: ['/lecture-video-detail/:id', { sharingCode: textOrNull }],
  live: '/live-detail/:id',
  doctorHall: ['/famous-doctor-hall', { tab: oneOf(['videos', 'lives']) }],
} as const
