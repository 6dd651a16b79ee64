import type { CategorySummary } from './model.ts'
import { type Category, toCategory } from './report-ids.ts'
import { readFirst } from './rules.ts'

/** The walk through what is worth reading first. */

/** More than this nobody reads in one go. */
const LENGTH = 5

export interface WalkStep {
  category: Category
  id: string
  name: string
}

/** Ancestry has no severity, and of what is locked there is nothing to read. */
export const isWalked = ({ category, locked }: CategorySummary) =>
  !locked && toCategory(category) !== null && category !== 'ANCESTRY'

/** What 先看这 N 项 steps through: risks, then what is worth a look; the button says as many as there are steps. */
export const firstSteps = (summaries: readonly CategorySummary[]): WalkStep[] =>
  readFirst(summaries.filter(isWalked), LENGTH).map(({ category, detectionItemId, detectionItemNameCn }) => ({
    category: category as Category,
    id: detectionItemId,
    name: detectionItemNameCn,
  }))
