import type { CategorySummary } from '../model.ts'
import type { ReportRef } from '../report-source.ts'
import { withoutUnopened } from '../sensitive-rules.ts'
import { answerKey, useAnswers } from '../sensitive-store.ts'

/** The categories of a report without the sensitive topics that its reader has not opened. */
export function useOpenSummaries(reportRef: ReportRef, summaries: readonly CategorySummary[]): CategorySummary[] {
  const answers = useAnswers((state) => state.answers)
  return summaries.map((summary) => withoutUnopened(summary, (id) => answers[answerKey(reportRef, id)] === 'now'))
}
