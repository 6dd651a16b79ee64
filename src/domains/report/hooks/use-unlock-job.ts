import { useQuery } from '@tanstack/react-query'
import { reportSummary } from '../queries.ts'
import type { Category } from '../source/report-ids.ts'
import { isUnlocking } from '../rules.ts'
import { useReportRef } from './use-report-ref.ts'

/**
 * Whether a category is being unlocked (REP-018). Until `known` is true, no unlocking is offered, because it may be
 * paid already.
 */
export function useUnlockJob(category: Category) {
  const { data, isError } = useQuery(reportSummary(useReportRef().reportRef))
  const summary = data?.items.find((entry) => entry.category === category)
  return {
    known: data !== undefined,
    failed: isError && data === undefined,
    unlocking: isUnlocking(summary?.unlockJobStatus ?? ''),
  }
}
