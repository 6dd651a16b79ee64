import type { Category } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'
import type { ItemView } from '../rules.ts'
import { isSensitive } from '../sensitive-rules.ts'
import { answerKey, useAnswers } from '../sensitive-store.ts'

/** Whether a sensitive topic still asks before it is shown, and whether it was postponed. */
export function useSensitiveGate(reportRef: ReportRef, view: ItemView | null, category: Category) {
  const given = useAnswers(({ answers }) => (view ? answers[answerKey(reportRef, view.id)] : undefined))
  const sensitive = view !== null && isSensitive(view, category)
  return { closed: sensitive && given !== 'now', opened: sensitive && given === 'now', putOff: given === 'later' }
}
