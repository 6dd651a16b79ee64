import { queryOptions } from '@tanstack/react-query'
import { queryOrNull } from '#/shared/api/gone.ts'
import { rowKey } from '#/shared/api/query.ts'
import { campaignApi } from './api.ts'
import { allRecords, recordOf } from './records.ts'

/** The server's event of a campaign; null if the server has none. */
export const eventOf = (activityKey: string) => queryOrNull(campaignApi.event, { query: { activityKey } })

/** The record of a campaign in this release; null without a record. */
export const campaignRecord = (key: string) =>
  queryOptions({
    queryKey: [...rowKey(campaignApi.event), key, 'record'] as const,
    queryFn: () => recordOf(key),
    staleTime: Infinity,
  })

/** The campaign records of this release; there is no call that lists campaigns. */
export const campaignRecords = () =>
  queryOptions({ queryKey: ['campaign', 'records'] as const, queryFn: allRecords, staleTime: Infinity })
