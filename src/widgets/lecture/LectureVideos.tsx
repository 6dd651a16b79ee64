import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { lectureVideos } from '#/domains/lecture/queries.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { VideoRow } from './VideoRow.tsx'
import './lecture-row.css'

interface LectureVideosProps {
  empty: string
  otherwise: { label: string; to: string }
  /** The sharing code of the person who wants to share the videos. */
  sharingCode?: string | undefined
}

export function LectureVideos({ empty, otherwise, sharingCode }: LectureVideosProps) {
  const list = useSuspenseInfiniteQuery(lectureVideos())
  return (
    <InfiniteList
      list={list}
      className="lecture-list"
      itemKey={({ id }) => id}
      empty={<EmptyState picture="empty-list" text={empty} action={otherwise} />}
    >
      {(video) => <VideoRow video={video} sharingCode={sharingCode} />}
    </InfiniteList>
  )
}
