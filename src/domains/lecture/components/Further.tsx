import { useQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { firstVideos } from '../queries.ts'
import { VideoRow } from '#/widgets/lecture/VideoRow.tsx'

export function Further({ except }: { except: string }) {
  const { data, isError } = useQuery(firstVideos())
  if (isError && !data) return <RefetchButton what="其他视频" />
  const videos = (data?.items ?? []).filter(({ id }) => id !== except).slice(0, 5)
  if (videos.length === 0) return null
  return (
    <Card title="接着看">
      <ul>
        {videos.map((video) => (
          <li key={video.id}>
            <VideoRow video={video} />
          </li>
        ))}
      </ul>
      <LinkButton kind="text" to={to(paths.doctorHall, {}, { tab: 'videos' })}>
        全部讲堂视频
      </LinkButton>
    </Card>
  )
}
