import { useSuspenseQuery } from '@tanstack/react-query'
import { rewardsShown } from '#/domains/mall/rewards.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { campaignOf } from '../queries.ts'
import { type Campaign, campaignPhase, campaignState } from '../rules.ts'

/** A campaign and its current state; re-renders when its period begins or ends. */
export function useCampaign(key: string) {
  const { data: campaign } = useSuspenseQuery(campaignOf(key))
  const now = useServerNow([campaign])
  return campaign && statedCampaign(campaign, now)
}

const statedCampaign = (campaign: Campaign, now: number) => ({
  campaign,
  now,
  phase: campaignPhase(campaign, now),
  state: campaignState(campaign, now, rewardsShown()),
})

export type Stated = ReturnType<typeof statedCampaign>
