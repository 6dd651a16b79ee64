import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

/** Neither this release nor the server knows the campaign (CAMP-003). */
export function CampaignGone() {
  return (
    <EmptyState
      picture="not-found"
      text="没有找到这个活动"
      action={{ label: '看看其他活动', to: paths.activityCenter }}
    />
  )
}
