import { hasFindings } from '../results/categories.ts'
import type { CategorySummary } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { type ItemView, mayHaveResults } from '../rules.ts'
import { canBeToured, type TourStep } from '../tour-rules.ts'

export interface WalkList {
  category: Category
  items: readonly ItemView[]
}

/** The steps after the tour: unlocked unread results, without duplicates and without the results of the tour. */
export function newSteps(lists: readonly WalkList[], seen: readonly string[]): TourStep[] {
  return lists
    .filter(({ category }) => hasFindings(category))
    .flatMap(({ category, items }) =>
      items
        .filter((item) => item.isNew && !item.locked && !seen.includes(item.id))
        .map((item) => ({ category, id: item.id, name: item.nameCn })),
    )
}

export const tourCategories = (summaries: readonly CategorySummary[]): Category[] =>
  summaries
    .filter((summary) => canBeToured(summary) && mayHaveResults(summary))
    .flatMap(({ category }) => toCategory(category) ?? [])
