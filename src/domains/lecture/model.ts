import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { Edge, Id, Instant, open, shape, Text, WholeNumber } from '#/shared/api/wire.ts'

export { PageQuery } from '#/shared/api/wire.ts'

/** The specification has id, title and address; a backend may leave out the other fields. */
const lecture = {
  id: Id,
  title: Title,
  url: Text,
  mainPicture: Text,
  doctorName: Text,
  doctorTitle: Text,
  introduction: Text,
}

export const LectureVideo = shape('LectureVideo', {
  ...lecture,
  publishDate: Instant,
  /** Length in seconds. */
  duration: WholeNumber,
  /** Address of a WebVTT file. */
  subtitleUrl: Text,
})
export type LectureVideo = z.infer<typeof LectureVideo>

/** States of a live lecture that do not follow from its times. */
export const liveStates = ['OVER', 'CANCELLED'] as const

export const LectureLive = shape('LectureLive', {
  ...lecture,
  status: open(liveStates),
  startTime: Edge,
  endTime: Edge,
  replayUrl: Text,
})
export type LectureLive = z.infer<typeof LectureLive>
