import { isCarrierCategory } from '../results/categories.ts'
import { categories } from '../source/report-ids.ts'
import { isSensitive } from '../sensitive/sensitive-rules.ts'
import { otherItems, type OtherItem } from '../words/uncovered-rules.ts'
import { useCategoryLists } from './use-category-lists.ts'
import { useIsOpened } from './use-is-opened.ts'

const carried = categories.filter(isCarrierCategory)

/**
 * The items of this report that test single genes. Nothing waits for them, and the result of an unopened topic is left
 * out.
 * @param wanted whether the lists are read.
 */
export function useOtherItems(wanted: boolean): readonly OtherItem[] {
  const { lists } = useCategoryLists(wanted ? carried : [])
  const isOpened = useIsOpened()
  return lists.flatMap(({ category, results }) =>
    otherItems(results, category, (view) => !isSensitive(view, category) || isOpened(view.id)),
  )
}
