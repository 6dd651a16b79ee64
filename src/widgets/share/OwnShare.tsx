import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { PosterFacts } from './poster-rules.ts'
import { ShareWays } from './ShareWays.tsx'

interface OwnShareProps {
  /** The code of the address. */
  sharingCode: string
  poster: PosterFacts
}

/** The ways to share a page that was opened with one's own code; whoever was sent the link sees nothing of it. */
export default function OwnShare({ sharingCode, poster }: OwnShareProps) {
  const { data: user } = useQuery(me())
  if (user?.shareCode !== sharingCode) return null
  return (
    <Card title="发给客户">
      <ShareWays poster={poster} own />
    </Card>
  )
}
