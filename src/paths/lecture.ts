import { oneOf, toSharer } from '#/shared/lib/address.ts'

export const lecturePaths = {
  videoDetail: ['/video-detail/:id', { sharingCode: toSharer }],
  lectureVideo: ['/lecture-video-detail/:id', { sharingCode: toSharer }],
  live: ['/live-detail/:id', { sharingCode: toSharer }],
  doctorHall: ['/famous-doctor-hall', { tab: oneOf(['videos', 'lives']) }],
} as const
