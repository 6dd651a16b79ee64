import { useQueries } from '@tanstack/react-query'
import { reportSummary } from '../../queries.ts'
import type { Column, GridMember } from '../grid-rules.ts'

/** The summary of each member, with one read for each member, so that a failed read affects only one member. */
export function useFamilyColumns(members: readonly GridMember[]) {
  const reads = useQueries({ queries: members.map(({ place }) => reportSummary(place)) })
  const columns: Column[] = members.map((member, at) => ({
    member,
    summaries: reads[at]?.data?.items ?? null,
    failed: reads[at]?.isError ?? false,
  }))
  return { columns, pending: reads.every(({ isPending }) => isPending) }
}
