import type { Category } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'
import type { ItemView } from '../rules.ts'
import { isSensitive } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'

/** Whether the app still asks before it shows a sensitive topic, and whether the person has tapped 以后再看. */
export function useSensitiveGate(reportRef: ReportRef, view: ItemView | null, category: Category) {
  const given = useAnswers(({ answers }) => (view ? answers[itemKey(reportRef, view.id)] : undefined))
  const sensitive = view !== null && isSensitive(view, category)
  return { closed: sensitive && given !== 'now', opened: sensitive && given === 'now', putOff: given === 'later' }
}
