import type { ReactNode } from 'react'
import { ReadFailure } from '#/shared/ui/late/read-failure.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { type Stated, useCampaign } from '../hooks/use-campaign.ts'
import { CampaignGone } from './CampaignGone.tsx'

interface CampaignOfProps {
  activityKey: string
  children: (stated: Stated) => ReactNode
}

/** A campaign in its current state. When the server's event fails, a retry follows what the record alone says. */
export function CampaignOf({ activityKey, children }: CampaignOfProps) {
  const { stated, isPending, eventError } = useCampaign(activityKey)
  if (isPending) return <ScreenSkeleton kind="detail" />
  if (!stated) return <CampaignGone />
  return (
    <>
      {children(stated)}
      {eventError && <ReadFailure error={eventError} />}
    </>
  )
}
