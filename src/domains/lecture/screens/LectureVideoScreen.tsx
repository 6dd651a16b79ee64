import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { VideoPlayer } from '#/shared/ui/video/VideoPlayer.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { useSharedVisit } from '#/widgets/news/use-shared-visit.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import type { LectureVideo } from '../model.ts'
import { Further } from '../components/Further.tsx'
import { Gone } from '../components/Gone.tsx'
import { VideoShare } from '../components/VideoShare.tsx'
import { Words } from '../components/Words.tsx'
import { lectureVideo } from '../queries.ts'
import { dayText, doctorText } from '../rules.ts'

function Shown({ video }: { video: LectureVideo }) {
  const doctor = doctorText(video)
  const { sharingCode } = useSearch(paths.lectureVideo)
  const path = to(paths.lectureVideo, { id: video.id }, { sharingCode: useSharerCode(sharingCode) })
  useSharedVisit('VIDEO', video.id, sharingCode)
  const card = { title: video.title, description: doctor, picture: video.mainPicture, path }
  useShareCard(card)
  return (
    <Page title="名医讲堂">
      <VideoPlayer
        name={`lecture-${video.id}`}
        title={video.title}
        src={video.url}
        poster={video.mainPicture}
        subtitles={video.subtitleUrl}
      />
      <Words title={video.title} doctor={doctor} time={dayText(video.publishDate)} html={video.introduction} />
      <VideoShare card={card} picture={video.mainPicture} sharingCode={sharingCode} />
      <Further except={video.id} />
    </Page>
  )
}

export default function LectureVideoScreen() {
  const { id } = useScreenParams(paths.lectureVideo)
  const { data: video } = useSuspenseQuery(lectureVideo(id))
  return video ? <Shown key={video.id} video={video} /> : <Gone title="名医讲堂" />
}
