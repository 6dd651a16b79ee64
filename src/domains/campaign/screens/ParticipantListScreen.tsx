import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { Participants } from '../components/Participants.tsx'
import { campaignRecords } from '../queries.ts'
import { participantNames } from '../rules.ts'

/** /action/participant-list/{ids}: participants of any campaign; an id belongs to only one campaign (CAMP-002). */
export default function ParticipantListScreen() {
  const { ids } = useScreenParams(paths.participantList)
  const { data: records } = useSuspenseQuery(campaignRecords())
  const known = records.flatMap(({ participants = [] }) => participants)
  return (
    <Page title="参与名单">
      <Participants names={participantNames(ids, known)} back={{ label: '看看其他活动', to: paths.activityCenter }} />
    </Page>
  )
}
