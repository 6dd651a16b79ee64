import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { shareLink, useShareCard } from '#/shared/wechat/share-card.ts'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import { OwnerCard } from '../components/OwnerCard.tsx'
import { cardOwner } from '../queries.ts'
import { cardPoster, isProfessional, visitCardShare } from '../rules.ts'

const home = { label: '去首页看看', to: paths.home }

/** /visit-card/{id}: a salesperson's card by the sharing code; its owner can share it here (ADD-008). */
export default function VisitCardScreen() {
  const { id } = useScreenParams(paths.visitCard)
  const { data: owner } = useSuspenseQuery(cardOwner(id))
  const signedIn = useSignedIn()
  const { data: user } = useQuery({ ...me(), enabled: signedIn })
  const card = visitCardShare(id)
  useShareCard(owner ? card : null)
  const own = owner !== null && user?.shareCode === id && isProfessional(owner)
  return (
    <Page title="名片">
      {owner ? (
        <OwnerCard owner={owner} />
      ) : (
        <EmptyState picture="not-found" text="没有找到这张名片，请向对方再要一次" action={home} />
      )}
      {own && (
        <Card title="把名片发给客户">
          <ShareOptions poster={cardPoster(owner, shareLink(card))} own />
        </Card>
      )}
    </Page>
  )
}
