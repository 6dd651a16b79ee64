import { isCarrierCategory } from '../categories.ts'
import { categories } from '../report-ids.ts'
import { isSensitive } from '../sensitive-rules.ts'
import { itemKey, useAnswers } from '../sensitive-store.ts'
import { otherItems, type OtherItem } from '../words/uncovered-rules.ts'
import { useCategoryLists } from './use-category-lists.ts'
import { useReportRef } from './use-report-ref.ts'

const carried = categories.filter(isCarrierCategory)

/**
 * The items of this report that test single genes. Nothing waits for them, and the result of an unopened topic is left
 * out.
 * @param wanted whether the lists are read.
 */
export function useOtherItems(wanted: boolean): readonly OtherItem[] {
  const { reportRef } = useReportRef()
  const { lists } = useCategoryLists({ reportRef, wanted: wanted ? carried : [], strict: false })
  const answers = useAnswers((state) => state.answers)
  return lists.flatMap(({ category, results }) =>
    otherItems(
      results,
      category,
      (view) => !isSensitive(view, category) || answers[itemKey(reportRef, view.id)] === 'now',
    ),
  )
}
