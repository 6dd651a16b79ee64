import type { ReactNode } from 'react'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { type StatedCampaign, useCampaign } from '../hooks/use-campaign.ts'

interface CampaignOfProps {
  activityKey: string
  children: (stated: StatedCampaign) => ReactNode
}

/**
 * A campaign in its current state. If the server's event cannot be read, the screen shows the record and a retry below
 * it. If neither this release nor the server has the campaign, the not-found text is shown (CAMP-003).
 */
export function CampaignOf({ activityKey, children }: CampaignOfProps) {
  const { stated, isPending, eventError } = useCampaign(activityKey)
  if (isPending) return <ScreenSkeleton kind="detail" />
  if (!stated)
    return (
      <EmptyState
        picture="not-found"
        text="没有找到这个活动"
        action={{ label: '看看其他活动', to: paths.activityCenter }}
      />
    )
  return (
    <>
      {children(stated)}
      {eventError && <ReadFailure error={eventError} />}
    </>
  )
}
