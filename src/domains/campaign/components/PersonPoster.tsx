import { useSuspenseQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import type { campaignPoster } from '../rules.ts'
import './person-poster.css'

type Facts = ReturnType<typeof campaignPoster>

/** A poster whose link contains the person's sharing code, to save and to send (ADD-006). */
export function PersonPoster({ factsOf }: { factsOf: (sharingCode: string) => Facts }) {
  const { data: user } = useSuspenseQuery(me())
  if (!user.shareCode)
    return (
      <EmptyState
        picture="empty-list"
        text="您还没有分享码，请过几天再来看看"
        action={{ label: '返回我的', to: paths.myMain }}
      />
    )
  const facts = factsOf(user.shareCode)
  return (
    <Card>
      {facts.picture && (
        <SafeImage className="person-poster-picture" src={facts.picture} alt="" ratio={750 / 420} eager />
      )}
      <h2 className="person-poster-name">{facts.name}</h2>
      {facts.subtitle && <p className="person-poster-text">{facts.subtitle}</p>}
      <ShareOptions poster={facts} own={false} />
    </Card>
  )
}
