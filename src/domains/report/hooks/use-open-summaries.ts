import type { CategorySummary } from '../model.ts'
import { toCategory } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'
import { itemsOf } from '../rules.ts'
import { veiling, withoutItems, withoutUnopened } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'
import { mayBeOfOneSex } from '../words/body/body-rules.ts'
import { useBody } from '../words/hooks/use-body.ts'
import { useOwner } from '../words/hooks/use-owner.ts'
import { useCategoryLists } from './use-category-lists.ts'

/**
 * The categories of a report without the sensitive topics that its reader has not opened, and without the items about
 * the body of the other sex. Only the lists contain items without a finding; nothing waits for the lists.
 */
export function useOpenSummaries(reportRef: ReportRef, summaries: readonly CategorySummary[]): CategorySummary[] {
  const answers = useAnswers((state) => state.answers)
  const body = useBody()
  const { gender } = useOwner(false)
  const wanted = gender === 'SECRET' ? [] : veiling(summaries).filter(mayBeOfOneSex)
  const { lists } = useCategoryLists({ reportRef, wanted, strict: false })
  return summaries.map((summary) => {
    const open = withoutUnopened(
      summary,
      (id) => answers[itemKey(reportRef, id)] === 'now',
      (item, category) => body(item, category) === 'own',
    )
    const list = lists.find(({ category }) => category === toCategory(summary.category))
    const others = list
      ? itemsOf(list.results, list.category).filter((item) => body(item, list.category) === 'other')
      : []
    return withoutItems(open, others)
  })
}
