import { hasFindings } from '../categories.ts'
import type { CategorySummary } from '../model.ts'
import { type Category, toCategory } from '../report-ids.ts'
import type { ItemView } from '../rules.ts'
import { canBeWalked, type WalkStep } from '../walk-rules.ts'

export interface WalkList {
  category: Category
  items: readonly ItemView[]
}

/** The steps after the walk: unlocked, unread results, without duplicates and those already seen. */
export function newSteps(lists: readonly WalkList[], seen: readonly string[]): WalkStep[] {
  return lists
    .filter(({ category }) => hasFindings(category))
    .flatMap(({ category, items }) =>
      items
        .filter((item) => item.isNew && !item.locked && !seen.includes(item.id))
        .map((item) => ({ category, id: item.id, name: item.nameCn })),
    )
}

/** The categories that may contain new items. */
export const walkedCategories = (summaries: readonly CategorySummary[]): Category[] =>
  summaries
    .filter((summary) => canBeWalked(summary) && summary.unlockedNumber > 0)
    .flatMap(({ category }) => toCategory(category) ?? [])
