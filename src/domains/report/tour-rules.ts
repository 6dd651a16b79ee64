import type { CategorySummary } from './model.ts'
import { hasFindings } from './categories.ts'
import type { Category } from './report-ids.ts'
import { isPressing, type Situation, urgencyOf } from './words/urgency-rules.ts'
import { isClear, severityRank } from './rules.ts'

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

/** How urgent an item is, from the little that a summary says of it. */
function rankOf(category: Category, item: CategorySummary['summaryItems'][number], known: Situation): number {
  const { detectionItemId: id, detectionItemNameCn: nameCn, concernSeverity: severity } = item
  // Only of a recessive gene the person says what the partner carries; without that the rank does not depend on the mode.
  return urgencyOf({ view: { id, nameCn, nameEn: '', severity }, category, mode: 'recessive' }, known).rank
}

/**
 * The steps of 先看这 N 项: what cannot wait for this person, as on the doctor's sheet; then the worst item of each
 * category, high ones first; then the other high ones; then the rest. A medicine with a finding so comes before a third
 * disease.
 */
export function readFirstSteps(
  summaries: readonly CategorySummary[],
  known: Situation = { stage: 'unknown' },
): TourStep[] {
  const found = summaries.filter(canBeToured).flatMap(({ category: name, summaryItems }) => {
    // `canBeToured` has excluded unknown categories.
    const category = name as Category
    return summaryItems
      .filter(({ concernSeverity, causalGenes }) => concernSeverity !== 'NORMAL' || !isClear(causalGenes))
      .sort((a, b) => severityRank[b.concernSeverity] - severityRank[a.concernSeverity])
      .map((item, at) => {
        const rank = rankOf(category, item, known)
        const pressing = isPressing({ rank })
        return { category, ...item, rank: pressing ? rank : 0, turn: pressing ? 0 : at === 0 ? 1 : 2 }
      })
  })
  return found
    .sort(
      (a, b) => a.turn - b.turn || a.rank - b.rank || severityRank[b.concernSeverity] - severityRank[a.concernSeverity],
    )
    .slice(0, MAX_STEPS)
    .map(({ category, detectionItemId: id, detectionItemNameCn: name }) => ({ category, id, name }))
}
