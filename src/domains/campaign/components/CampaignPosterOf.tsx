import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { campaignAddress, campaignCard, campaignPoster, stateWords } from '../rules.ts'
import { CampaignOf } from './CampaignOf.tsx'
import { PersonPoster } from './PersonPoster.tsx'
import type { StatedCampaign } from '../hooks/use-campaign.ts'

/** After the campaign, there is no poster, because the QR code would open an ended campaign. */
function PosterOf({ campaign, phase }: StatedCampaign) {
  if (phase === 'over')
    return (
      <EmptyState
        picture="waiting"
        text={`${stateWords.over.label}，海报不再提供`}
        action={{ label: '邀请好友', to: paths.myInvitation }}
      />
    )
  if (campaign.invited === false)
    return (
      <EmptyState
        picture="waiting"
        text={stateWords.uninvited.sentence}
        action={{ label: '查看活动', to: campaignAddress(campaign.key, null) }}
      />
    )
  return <PersonPoster factsOf={(code) => campaignPoster(campaign, shareLink(campaignCard(campaign, null, code)))} />
}

export const CampaignPosterOf = ({ activityKey }: { activityKey: string }) => (
  <CampaignOf activityKey={activityKey}>{(stated) => <PosterOf {...stated} />}</CampaignOf>
)
