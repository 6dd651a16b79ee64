import { isCarrierCategory, traits } from '../results/categories.ts'
import { severityCounts, type SeverityCounts } from '../results/detail-rules.ts'
import type { CategorySummary } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { itemsOf, mayHaveResults } from '../rules.ts'
import { genesOf } from '../search/search-rules.ts'
import { decidingItemTitle } from '../words/uncovered-rules.ts'
import { useSexMatch } from '../words/hooks/use-sex-match.ts'
import { useCategoryLists } from './use-category-lists.ts'
import { useOtherItems } from './use-other-items.ts'

/**
 * Returns a function that counts, by level, the items of a category whose result depends on another item. The lists are
 * read only if the report has such another item.
 */
export function useCountsDecidedByOtherItem(
  summaries: readonly CategorySummary[],
): (category: Category) => SeverityCounts {
  const read = summaries.filter(mayHaveResults).flatMap(({ category }) => toCategory(category) ?? [])
  const sexMatch = useSexMatch()
  const others = useOtherItems(read.some(isCarrierCategory))
  const isAny = others.some(({ found }) => found.length > 0)
  const wanted = isAny ? read.filter((category) => traits[category].results === 'graded') : []
  const { lists } = useCategoryLists(wanted)
  return (category) => {
    const results = lists.find((list) => list.category === category)?.results ?? []
    const genes = genesOf(results)
    const items = itemsOf(results, category)
      .filter((item) => sexMatch(item, category) !== 'other')
      .filter((item) => decidingItemTitle(item, genes.get(item.id) ?? [], others))
    return severityCounts(items.map(({ severity }) => severity))
  }
}
