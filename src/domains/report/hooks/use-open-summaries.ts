import { useBody } from '../words/hooks/use-body.ts'
import type { CategorySummary } from '../model.ts'
import type { ReportRef } from '../report-source.ts'
import { withoutUnopened } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'

/**
 * The categories of a report without the sensitive topics that its reader has not opened, and without the findings about
 * the body of the other sex.
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
