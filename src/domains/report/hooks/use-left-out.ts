import { refusedCount } from '#/shared/api/refused-entries.ts'
import type { CategorySummary } from '../model.ts'
import type { Category } from '../source/report-ids.ts'
import { itemsOf } from '../rules.ts'
import { leftOutOf, type LeftOut, hidingCategories } from '../sensitive/sensitive-rules.ts'
import { useCategoryLists } from './use-category-lists.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * The number of unopened topics that the numbers of a category leave out. Only the lists contain all topics, because a
 * summary contains only findings. Nothing waits for these lists; until they have been read, every category may leave
 * out topics.
 */
export function useLeftOut(summaries: readonly CategorySummary[]): LeftOut {
  const { lists } = useCategoryLists(hidingCategories(summaries))
  const read = (category: Category) => {
    const list = lists.find((one) => one.category === category)
    if (list?.pending) return undefined
    const results = list?.results ?? []
    return results.length === 0 || refusedCount(results) > 0 ? null : itemsOf(results, category)
  }
  return leftOutOf(summaries, read, useIsOpened())
}
