import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { PosterFacts } from './poster-rules.ts'
import { ShareOptions } from './ShareOptions.tsx'

interface SharerCardProps {
  sharingCode: string
  poster: PosterFacts
}

/** Ways to share a page, only for the person whose own code is in the address, not for readers of the link. */
export default function SharerCard({ sharingCode, poster }: SharerCardProps) {
  const { data: user } = useQuery(me())
  if (user?.shareCode !== sharingCode) return null
  return (
    <Card title="发给客户">
      <ShareOptions poster={poster} own />
    </Card>
  )
}
