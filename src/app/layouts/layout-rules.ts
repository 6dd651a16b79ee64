import type { ScreenRow } from '#/shared/lib/screen.ts'

export type Layout = 'tab' | 'plain' | 'job'

/** The third layout while the query holds both jobId and agentId, not empty (NAV-005, NAV-006, decision 32). */
export function layoutFor(row: Pick<ScreenRow, 'layout'> | undefined, search: string): Layout {
  const query = new URLSearchParams(search)
  if (query.get('jobId') && query.get('agentId')) return 'job'
  return row?.layout ?? 'plain'
}
