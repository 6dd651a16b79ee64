import type { CategorySummary } from '../model.ts'
import type { Category } from '../source/report-ids.ts'
import { itemsOf } from '../rules.ts'
import { unopenedIn, hidingCategories } from '../sensitive/sensitive-rules.ts'
import { mayBeOfOneSex } from '../words/sex-match/sex-match-rules.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { useCategoryLists } from './use-category-lists.ts'
import { useIsOpened } from './use-is-opened.ts'

/**
 * The number of opened items of a category that are specific to the other sex: these items count for no level. Only
 * lists contain items without a finding. `useLeftOut` reads the same lists, so this hook sends no request of its own.
 */
export function useOtherSexCounts(summaries: readonly CategorySummary[]): (category: Category) => number {
  const isOpened = useIsOpened()
  const sexMatch = useSexMatch()
  const wanted = hidingCategories(summaries).filter(mayBeOfOneSex)
  const { lists } = useCategoryLists(wanted)
  return (category) => {
    const items = itemsOf(lists.find((list) => list.category === category)?.results ?? [], category)
    const unopened = unopenedIn(items, category, isOpened)
    return items.filter((item) => !item.locked && !unopened.includes(item) && sexMatch(item, category) === 'other')
      .length
  }
}
