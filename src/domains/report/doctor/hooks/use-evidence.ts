import { useQueries } from '@tanstack/react-query'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { reportItem } from '../../queries.ts'
import { evidenceIn } from '../sheet-rules.ts'

/** The evidence of these items, which lists do not contain: by id, null where it could not be read. */
export function useEvidence(items: readonly { id: string }[]) {
  const { reportRef } = useReportRef()
  const reads = useQueries({ queries: items.map(({ id }) => reportItem(reportRef, id)) })
  return {
    pending: reads.some(({ isPending }) => isPending),
    evidence: new Map(reads.map(({ data }, at) => [items[at]?.id ?? '', data ? evidenceIn(data) : null])),
  }
}
