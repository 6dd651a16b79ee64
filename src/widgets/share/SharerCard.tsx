import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { PosterFacts } from './poster-rules.ts'
import { ShareWays } from './ShareWays.tsx'

interface SharerCardProps {
  /** The sharing code in the address. */
  sharingCode: string
  poster: PosterFacts
}

/**
 * Ways to share a page, shown only to the person whose own sharing code is in the address. Readers of the shared link
 * do not see them.
 */
export default function SharerCard({ sharingCode, poster }: SharerCardProps) {
  const { data: user } = useQuery(me())
  if (user?.shareCode !== sharingCode) return null
  return (
    <Card title="发给客户">
      <ShareWays poster={poster} own />
    </Card>
  )
}
