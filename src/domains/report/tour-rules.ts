import type { CategorySummary } from './model.ts'
import { hasFindings } from './categories.ts'
import type { Category } from './report-ids.ts'
import { severityRank } from './rules.ts'

/** A tour: a guided tour through the items to read first, one page after another. */

/** The maximum number of steps: nobody reads more in one go. */
const MAX_STEPS = 5

export interface TourStep {
  category: Category
  id: string
  name: string
}

/** Only unlocked categories with findings: ancestry has none, and an unknown category neither. */
export const canBeToured = ({ category, locked }: CategorySummary) => !locked && hasFindings(category)

/**
 * The steps of 先看这 N 项: the worst item of each category, the high ones of those first; then the remaining high
 * ones; then the rest. So a medicine to change comes before a third disease.
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
