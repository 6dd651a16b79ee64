import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { areRewardsShown } from '#/domains/mall/price/rewards.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { campaignRecord, eventOf } from '../queries.ts'
import { type Campaign, campaignPhase, campaignState, mergedCampaign } from '../rules.ts'

/**
 * A campaign and its current state; re-renders when its period begins or ends. A campaign with a record is shown even
 * if the server's event cannot be read; `eventError` then has the error.
 */
export function useCampaign(key: string) {
  const { data: record } = useSuspenseQuery(campaignRecord(key))
  const {
    data: event,
    isPending,
    error,
  } = useQuery({
    ...eventOf(key),
    throwOnError: (_error, { state }) => record === null && state.data === undefined,
  })
  const campaign = mergedCampaign(key, record, event ?? null)
  const now = useServerNow([campaign])
  return {
    stated: campaign && statedCampaign(campaign, now),
    isPending,
    eventError: event === undefined ? error : null,
  }
}

const statedCampaign = (campaign: Campaign, now: number) => ({
  campaign,
  now,
  phase: campaignPhase(campaign, now),
  state: campaignState(campaign, now, areRewardsShown()),
})

export type StatedCampaign = ReturnType<typeof statedCampaign>
