import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CampaignOf } from '../components/CampaignOf.tsx'
import { Participants } from '../components/Participants.tsx'
import { participantNames } from '../rules.ts'

/** /action/{activity key}/participant-list/{ids}: the participants of a campaign (CAMP-001). */
export default function CampaignParticipantsScreen() {
  const { activityKey, ids } = useScreenParams(paths.campaignParticipants)
  return (
    <Page title="参与名单">
      <CampaignOf activityKey={activityKey}>
        {({ campaign }) => (
          <Participants
            names={participantNames(ids, campaign.participants ?? [])}
            back={{ label: '查看活动', to: to(paths.campaign, { activityKey }) }}
          />
        )}
      </CampaignOf>
    </Page>
  )
}
