import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CampaignPage } from '../components/CampaignPage.tsx'

/** /action/{activity key}: one campaign in its current state (CAMP-001). */
export default function CampaignScreen() {
  const { activityKey } = useScreenParams(paths.campaign)
  return <CampaignPage key={activityKey} activityKey={activityKey} site={null} />
}
