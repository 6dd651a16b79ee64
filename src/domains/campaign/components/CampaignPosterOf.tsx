import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { campaignAddress, campaignCard, campaignPoster, stateWords } from '../rules.ts'
import { CampaignGone } from './CampaignGone.tsx'
import { PersonPoster } from './PersonPoster.tsx'
import { useCampaign } from '../hooks/use-campaign.ts'

/** The poster of a campaign. After the campaign there is none: its code would open an ended campaign. */
export function CampaignPosterOf({ activityKey }: { activityKey: string }) {
  const stated = useCampaign(activityKey)
  if (!stated) return <CampaignGone />
  const { campaign, phase } = stated
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
        action={{ label: '查看活动', to: campaignAddress(activityKey, null) }}
      />
    )
  return <PersonPoster factsOf={(code) => campaignPoster(campaign, shareLink(campaignCard(campaign, null, code)))} />
}
