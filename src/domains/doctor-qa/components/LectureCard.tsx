import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { firstVideos } from '#/domains/lecture/queries.ts'
import { paths } from '#/paths.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { VideoRow } from '#/widgets/lecture/VideoRow.tsx'
import './obstetric.css'

const SHOWN = 3

/** The first lecture videos. Optional: left out if there are none or the read fails. */
export function LectureCard() {
  const { data } = useQuery(firstVideos())
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title="名医讲堂"
      extra={
        <Link className="qa-more" to={paths.doctorHall}>
          查看更多
        </Link>
      }
    >
      {data.items.slice(0, SHOWN).map((video) => (
        <VideoRow key={video.id} video={video} />
      ))}
    </Card>
  )
}
