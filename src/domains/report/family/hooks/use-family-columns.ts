import { useQueries } from '@tanstack/react-query'
import { reportSummary } from '../../queries.ts'
import { columnOf, type GridMember } from '../grid-rules.ts'

/** The summary of each member, with one read for each member, so that a failed read affects only one member. */
export function useFamilyColumns(members: readonly GridMember[]) {
  const reads = useQueries({ queries: members.map(({ place }) => reportSummary(place)) })
  const columns = members.map((member, at) => columnOf(member, reads[at]?.data?.items, reads[at]?.isError ?? false))
  return { columns, pending: reads.every(({ isPending }) => isPending) }
}
