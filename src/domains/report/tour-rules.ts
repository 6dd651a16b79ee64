import type { CategorySummary } from './model.ts'
import { hasFindings } from './categories.ts'
import type { Category } from './report-ids.ts'
import { severityRank } from './rules.ts'

/** A report tour: it guides through the items to read first, one screen after another. */

/** The most steps of a tour: nobody reads more at once. */
const MAX_STEPS = 5

export interface TourStep {
  category: Category
  id: string
  name: string
}

/** Only unlocked categories with findings; neither ancestry nor an unknown category. */
export const canBeToured = ({ category, locked }: CategorySummary) => !locked && hasFindings(category)

/**
 * The steps of 先看这 N 项: the worst item of each category, high ones first; then the other high ones; then the rest. A
 * medicine with a finding so comes before a third disease.
 */
export function readFirstSteps(summaries: readonly CategorySummary[]): TourStep[] {
  const found = summaries.filter(canBeToured).flatMap(({ category, summaryItems }) =>
    summaryItems
      .filter(({ concernSeverity }) => concernSeverity !== 'NORMAL')
      .sort((a, b) => severityRank[b.concernSeverity] - severityRank[a.concernSeverity])
      // `canBeToured` has excluded unknown categories.
      .map((item, at) => ({ category: category as Category, ...item, best: at === 0 ? 1 : 0 })),
  )
  return found
    .sort((a, b) => b.best - a.best || severityRank[b.concernSeverity] - severityRank[a.concernSeverity])
    .slice(0, MAX_STEPS)
    .map(({ category, detectionItemId: id, detectionItemNameCn: name }) => ({ category, id, name }))
}
