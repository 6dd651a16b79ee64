import type { CategorySummary } from './model.ts'
import { hasFindings } from './categories.ts'
import type { Category } from './report-ids.ts'
import { readFirst } from './rules.ts'

/** A walk: a guided tour through the items to read first, one page after another. */

/** The maximum number of steps: nobody reads more in one go. */
const MAX_STEPS = 5

export interface WalkStep {
  category: Category
  id: string
  name: string
}

/** Only unlocked categories with findings: ancestry has none, and an unknown category neither. */
export const canBeWalked = ({ category, locked }: CategorySummary) => !locked && hasFindings(category)

/** The steps of 先看这 N 项: risks, then concerns; N is the number of steps. */
export const readFirstSteps = (summaries: readonly CategorySummary[]): WalkStep[] =>
  readFirst(summaries.filter(canBeWalked), MAX_STEPS).map(({ category, detectionItemId, detectionItemNameCn }) => ({
    // `canBeWalked` has excluded unknown categories.
    category: category as Category,
    id: detectionItemId,
    name: detectionItemNameCn,
  }))
