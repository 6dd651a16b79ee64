import { useLocation } from 'react-router'
import { NotFoundScreen } from '#/shared/ui/NotFoundScreen.tsx'
import { campaignSites } from '../../../paths/campaign.ts'
import { CampaignPage } from '../components/CampaignPage.tsx'
import { siteOf } from '../rules.ts'

/**
 * A campaign with its own address: /motherday-2022, /2022-11-activity, or /campaign/token-1 to -4 instead of the four
 * addresses that the specification does not name (CAMP-003, CAMP-004).
 */
export default function CampaignSiteScreen() {
  const site = siteOf(useLocation().pathname)
  return site ? <CampaignPage key={site} activityKey={campaignSites[site]} site={site} /> : <NotFoundScreen />
}
