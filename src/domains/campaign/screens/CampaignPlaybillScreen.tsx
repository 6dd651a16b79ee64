import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CampaignPosterOf } from '../components/CampaignPosterOf.tsx'

/** /action/{activity key}/share-playbill: the poster of a campaign with the person's sharing code (CAMP-001). */
export default function CampaignPlaybillScreen() {
  const { activityKey } = useScreenParams(paths.campaignPlaybill)
  return (
    <Page title="活动海报">
      <CampaignPosterOf activityKey={activityKey} />
    </Page>
  )
}
