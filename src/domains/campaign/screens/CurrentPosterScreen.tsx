import { config } from '#/config.ts'
import { invitationCard } from '#/domains/invitation/rules.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { CampaignPosterOf } from '../components/CampaignPosterOf.tsx'
import { PersonPoster } from '../components/PersonPoster.tsx'
import { invitationPoster } from '../rules.ts'

const inviting = (code: string) => {
  const card = invitationCard(code)
  return invitationPoster(card, shareLink(card))
}

/** /share-poster: the poster of the configured campaign, or an invitation if none is configured (ADD-006, FMT-015). */
export default function CurrentPosterScreen() {
  return (
    <Page title="分享海报">
      {config.campaignCode ? (
        <CampaignPosterOf activityKey={config.campaignCode} />
      ) : (
        <PersonPoster factsOf={inviting} />
      )}
    </Page>
  )
}
