import { useQueries } from '@tanstack/react-query'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import type { ReportItem } from '../../model.ts'
import { reportItem } from '../../queries.ts'
import { evidenceIn } from '../sheet-rules.ts'

/** The whole items by id (lists lack their texts) and their evidence; null where an item could not be read. */
export function useEvidence(items: readonly { id: string }[]) {
  const { reportRef } = useReportRef()
  const reads = useQueries({ queries: items.map(({ id }) => reportItem(reportRef, id)) })
  const whole = new Map<string, ReportItem | null>(reads.map(({ data }, at) => [items[at]?.id ?? '', data ?? null]))
  return {
    pending: reads.some(({ isPending }) => isPending),
    whole,
    evidence: new Map([...whole].map(([id, item]) => [id, item && evidenceIn(item)])),
  }
}
