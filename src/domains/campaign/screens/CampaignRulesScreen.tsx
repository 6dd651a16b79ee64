import { paths, to } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import RichText from '#/shared/ui/RichText.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CampaignOf } from '../components/CampaignOf.tsx'
import { type Campaign, campaignPeriod, stateWords } from '../rules.ts'
import type { StatedCampaign } from '../hooks/use-campaign.ts'
import '../components/campaign-rules.css'

function Rules({ campaign: { rules, content, title } }: { campaign: Campaign }) {
  if (rules.length > 0)
    return (
      <ol className="campaign-rules">
        {keyed(rules, (rule) => rule).map(([key, rule]) => (
          <li key={key}>{rule}</li>
        ))}
      </ol>
    )
  return <RichText html={content} name={title} />
}

function Shown({ campaign, state }: StatedCampaign) {
  const page = to(paths.campaign, { activityKey: campaign.key })
  const empty = campaign.rules.length === 0 && !campaign.content
  if (empty)
    return <EmptyState picture="empty-list" text="这个活动没有另外的规则" action={{ label: '查看活动', to: page }} />
  return (
    <>
      <Card title={campaign.title} extra={<span className="campaign-rules-state">{stateWords[state].label}</span>}>
        <p className="muted">{campaignPeriod(campaign)}</p>
        <Rules campaign={campaign} />
      </Card>
      <LinkBar to={page}>查看活动</LinkBar>
    </>
  )
}

/** /action/{activity key}/rules: the rules of a campaign (CAMP-001). */
export default function CampaignRulesScreen() {
  const { activityKey } = useScreenParams(paths.campaignRules)
  return (
    <Page title="活动规则">
      <CampaignOf activityKey={activityKey}>{(stated) => <Shown {...stated} />}</CampaignOf>
    </Page>
  )
}
