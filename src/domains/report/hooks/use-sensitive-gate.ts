import type { Category } from '../source/report-ids.ts'
import type { ItemView } from '../rules.ts'
import { isSensitive } from '../sensitive/sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive/sensitive-store.ts'
import { useReportRef } from './use-report-ref.ts'

export function useSensitiveGate(view: ItemView | null, category: Category) {
  const { reportRef } = useReportRef()
  const given = useAnswers(({ answers }) => (view ? answers[itemKey(reportRef, view.id)] : undefined))
  const sensitive = view !== null && isSensitive(view, category)
  return { closed: sensitive && given !== 'now', opened: sensitive && given === 'now', putOff: given === 'later' }
}
