import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useShareCard } from '#/shared/wechat/share-card.ts'
import { useSharerCode } from '#/widgets/share/use-sharer-code.ts'
import type { CampaignSite } from '../../../paths/campaign.ts'
import { type Campaign, campaignCard, rewardAddress } from '../rules.ts'
import { Blocks } from './Blocks.tsx'
import { CampaignAction } from './CampaignAction.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { CampaignOf } from './CampaignOf.tsx'
import type { StatedCampaign } from '../hooks/use-campaign.ts'

function Rewards({ campaign: { rewards = [] } }: { campaign: Campaign }) {
  if (rewards.length === 0 || !areRewardsShown()) return null
  return (
    <Card title="活动礼物">
      {keyed(rewards, (reward) => reward).map(([key, reward]) => (
        <Row key={key} wide label={reward} />
      ))}
    </Card>
  )
}

function Below({ campaign, phase }: Pick<StatedCampaign, 'campaign' | 'phase'>) {
  const { key: activityKey, participants = [], actId } = campaign
  const ids = participants.map(({ id }) => id).join(',')
  const invited = campaign.invited !== false
  return (
    <Card>
      <Row label="活动规则" to={to(paths.campaignRules, { activityKey })} />
      {actId && areRewardsShown() && <Row label="我的奖励" to={rewardAddress(campaign)} />}
      {ids && (
        <Row
          label="参与名单"
          value={`${participants.length}位`}
          to={to(paths.campaignParticipants, { activityKey, ids })}
        />
      )}
      {phase === 'running' && invited && <Row label="活动海报" to={to(paths.campaignPlaybill, { activityKey })} />}
    </Card>
  )
}

function Shown({ stated, site }: { stated: StatedCampaign; site: CampaignSite | null }) {
  const { campaign, phase, state } = stated
  const { sharingCode } = useSearch(paths.campaign)
  useShareCard(campaignCard(campaign, site, useSharerCode(sharingCode)))
  return (
    <>
      <CampaignHero {...stated} />
      <Blocks blocks={campaign.blocks} />
      {campaign.content && (
        <Card title="活动说明">
          <RichText html={campaign.content} name={campaign.title} />
        </Card>
      )}
      <Rewards campaign={campaign} />
      <Below campaign={campaign} phase={phase} />
      <ActionBar>
        <CampaignAction campaign={campaign} state={state} />
      </ActionBar>
    </>
  )
}

export function CampaignPage({ activityKey, site }: { activityKey: string; site: CampaignSite | null }) {
  return (
    <Page title="活动">
      <CampaignOf activityKey={activityKey}>{(stated) => <Shown stated={stated} site={site} />}</CampaignOf>
    </Page>
  )
}
