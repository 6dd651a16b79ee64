import { paths, to } from '#/paths.ts'
import { clockText } from '#/shared/ui/video/video-rules.ts'
import type { LectureVideo } from '#/domains/lecture/model.ts'
import { dayText, doctorText } from '#/domains/lecture/rules.ts'
import { LectureRow } from './LectureRow.tsx'

/** One lecture video in a list. `sharingCode` comes from the person who shares the video, by default from the visit. */
export function VideoRow({ video, sharingCode }: { video: LectureVideo; sharingCode?: string | null | undefined }) {
  return (
    <LectureRow
      to={to(paths.lectureVideo, { id: video.id }, { sharingCode: sharingCode ?? null })}
      title={video.title}
      picture={video.mainPicture}
      doctor={doctorText(video)}
      mark={video.duration ? clockText(video.duration) : ''}
      time={dayText(video.publishDate)}
    />
  )
}
