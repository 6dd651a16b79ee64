import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CampaignGone } from '../components/CampaignGone.tsx'
import { Participants } from '../components/Participants.tsx'
import { useCampaign } from '../hooks/use-campaign.ts'
import { participantNames } from '../rules.ts'

/** /action/{activity key}/participant-list/{ids}: the participants of a campaign (CAMP-001). */
export default function CampaignParticipantsScreen() {
  const { activityKey, ids } = useScreenParams(paths.campaignParticipants)
  const stated = useCampaign(activityKey)
  return (
    <Page title="参与名单">
      {stated ? (
        <Participants
          names={participantNames(ids, stated.campaign.participants ?? [])}
          back={{ label: '查看活动', to: to(paths.campaign, { activityKey }) }}
        />
      ) : (
        <CampaignGone />
      )}
    </Page>
  )
}
