import { useSuspenseQuery } from '@tanstack/react-query'
import type { Article } from '#/domains/news/model.ts'
import { articleById } from '#/domains/news/queries.ts'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { VideoPlayer } from '#/shared/ui/video/VideoPlayer.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { ThumbUp } from '#/widgets/news/ThumbUp.tsx'
import { useSharedVisit } from '#/widgets/news/use-shared-visit.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import { Further } from '../components/Further.tsx'
import { Gone } from '../components/Gone.tsx'
import { VideoShare } from '../components/VideoShare.tsx'
import { Words } from '../components/Words.tsx'
import { dayText } from '../rules.ts'

function Shown({ video, id }: { video: Article; id: string }) {
  const { sharingCode } = useSearch(paths.videoDetail)
  const path = to(paths.videoDetail, { id }, { sharingCode: useSharerCode(sharingCode) })
  useSharedVisit('VIDEO', id, sharingCode)
  const card = { title: video.title, description: video.category, picture: video.mainPicture, path }
  useShareCard(card)
  return (
    <Page title="视频">
      <VideoPlayer name={`video-${id}`} title={video.title} src={video.videoUrl} poster={video.mainPicture} />
      <Words title={video.title} time={dayText(video.publishDate ?? video.publishTime)} html={video.content} />
      <VideoShare card={card} picture={video.mainPicture} sharingCode={sharingCode} />
      <ThumbUp article={video} />
      <Further except="" />
    </Page>
  )
}

export default function NewsVideoScreen() {
  const { id } = useScreenParams(paths.videoDetail)
  const { data: video } = useSuspenseQuery(articleById(id))
  return video ? <Shown key={id} video={video} id={id} /> : <Gone title="视频" />
}
