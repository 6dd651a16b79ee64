import type { CategorySummary } from '../model.ts'
import type { ReportRef } from '../report-source.ts'
import { withoutUnopened } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'
import { useBody } from '../words/hooks/use-body.ts'

/**
 * The categories of a report without the findings that its reader has not opened, and without findings about the body
 * of the other sex. The numbers of items stay the server's: a list and its share have all items.
 */
export function useOpenSummaries(reportRef: ReportRef, summaries: readonly CategorySummary[]): CategorySummary[] {
  const answers = useAnswers((state) => state.answers)
  const body = useBody()
  return summaries.map((summary) =>
    withoutUnopened(
      summary,
      (id) => answers[itemKey(reportRef, id)] === 'now',
      (item, category) => body(item, category) === 'own',
    ),
  )
}
