// @chunk report-view
import type { CategorySummary } from './model.ts'
import { hasFindings } from './categories.ts'
import type { Category } from './report-ids.ts'
import { readFirst } from './rules.ts'

/** The walk through the items to read first. */

/** Nobody reads more than this in one go. */
const LENGTH = 5

export interface WalkStep {
  category: Category
  id: string
  name: string
}

/** Ancestry has no severity, and locked categories have nothing to read. */
export const isWalked = ({ category, locked }: CategorySummary) => !locked && hasFindings(category)

/** The steps of 先看这 N 项: risks, then concerns; N is the number of steps. */
export const firstSteps = (summaries: readonly CategorySummary[]): WalkStep[] =>
  readFirst(summaries.filter(isWalked), LENGTH).map(({ category, detectionItemId, detectionItemNameCn }) => ({
    category: category as Category,
    id: detectionItemId,
    name: detectionItemNameCn,
  }))
