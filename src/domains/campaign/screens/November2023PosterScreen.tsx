import { Page } from '#/shared/ui/Page.tsx'
import { CampaignPosterOf } from '../components/CampaignPosterOf.tsx'
import { NOVEMBER_2023 } from '../rules.ts'

/** /share-poster-2023-11: the poster of November 2023; the campaign is over (CAMP-004). */
export default function November2023PosterScreen() {
  return (
    <Page title="分享海报">
      <CampaignPosterOf activityKey={NOVEMBER_2023} />
    </Page>
  )
}
