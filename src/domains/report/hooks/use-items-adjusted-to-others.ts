import { useMemo } from 'react'
import type { AnalysisResult } from '../model.ts'
import type { ItemView } from '../rules.ts'
import { genesOf } from '../search/search-rules.ts'
import { decidingItemTitle, mayLeaveOut, type OtherItem, decidedByOtherItem } from '../words/uncovered-rules.ts'
import { useOtherItems } from './use-other-items.ts'

/**
 * The items of a list, adjusted to the other items of the report: an item has no reassuring level if another item has
 * found a variant.
 * @param given the other items, if they are read anyway.
 */
export function useItemsAdjustedToOthers(
  items: readonly ItemView[],
  results: readonly AnalysisResult[],
  given: readonly OtherItem[] | null = null,
): ItemView[] {
  const read = useOtherItems(given === null && items.some(mayLeaveOut))
  const others = given ?? read
  const genes = useMemo(() => genesOf(results), [results])
  // Joined to one text, because at each render the other items are new objects.
  const titles = items.map((item) => decidingItemTitle(item, genes.get(item.id) ?? [], others)).join('\n')
  return useMemo(() => {
    const found = titles.split('\n')
    return items.map((item, at) => decidedByOtherItem(item, found[at] ?? ''))
  }, [items, titles])
}
