import { oneOf, toCode } from '#/shared/lib/address.ts'

export const lecturePaths = {
  videoDetail: ['/video-detail/:id', { sharingCode: toCode }],
  lectureVideo: ['/lecture-video-detail/:id', { sharingCode: toCode }],
  live: ['/live-detail/:id', { sharingCode: toCode }],
  doctorHall: ['/famous-doctor-hall', { tab: oneOf(['videos', 'lives']) }],
} as const
