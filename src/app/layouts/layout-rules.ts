import type { ScreenRow } from '#/shared/lib/screen.ts'

export type Layout = 'tab' | 'plain' | 'job'

/** The search parameters of a laboratory job. */
export const JOB_PARAMETERS = ['jobId', 'agentId', 'labCode'] as const

/** Whether a query has the parameters of the third layout: jobId and agentId, both not empty. */
export const isJob = (query: URLSearchParams): boolean => Boolean(query.get('jobId') && query.get('agentId'))

/** The third layout if the query has jobId and agentId, both not empty (NAV-005, NAV-006, decision 32). */
export function layoutFor(row: Pick<ScreenRow, 'layout'> | undefined, search: string): Layout {
  if (isJob(new URLSearchParams(search))) return 'job'
  return row?.layout ?? 'plain'
}
