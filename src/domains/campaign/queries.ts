import { queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { nullIfGone } from '#/shared/api/gone.ts'
import { readsOfRow } from '#/shared/api/query.ts'
import { campaignApi } from './api.ts'
import { allRecords, recordOf } from './records.ts'
import { type Campaign, mergedCampaign } from './rules.ts'

/** A campaign, merged from its record and the server's event; null when there is neither. */
export const campaignOf = (key: string) =>
  queryOptions({
    queryKey: [...readsOfRow(campaignApi.event), { query: { activityKey: key } }] as const,
    queryFn: async ({ signal }): Promise<Campaign | null> => {
      const [record, event] = await Promise.all([
        recordOf(key),
        nullIfGone(call(campaignApi.event, { query: { activityKey: key } }, { signal })),
      ])
      return mergedCampaign(key, record, event)
    },
  })

/** The campaign records of this release; there is no call that lists campaigns. */
export const campaignRecords = () =>
  queryOptions({ queryKey: ['campaign', 'records'] as const, queryFn: allRecords, staleTime: Infinity })
