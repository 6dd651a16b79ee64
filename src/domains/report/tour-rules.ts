import type { CategorySummary } from './model.ts'
import { hasFindings, traits } from './results/categories.ts'
import type { Category } from './source/report-ids.ts'
import { mostUrgentFirst, type Situation } from './words/urgency-rules.ts'
import { isClear } from './rules.ts'

/** The maximum number of steps in a tour, because people do not read more at once. */
const MAX_STEPS = 5

export interface TourStep {
  category: Category
  id: string
  name: string
}

/** Only unlocked categories with findings; neither ancestry nor an unknown category. */
export const canBeToured = ({ category, locked }: CategorySummary) => !locked && hasFindings(category)

/**
 * The steps of 先看这 N 项: the most urgent findings for this person, in the order of the doctor's sheet. Medicines in use
 * with a high risk come first.
 */
export function readFirstSteps(
  summaries: readonly CategorySummary[],
  known: Situation & { isTaken?: (id: string) => boolean } = { stage: 'unknown' },
): TourStep[] {
  const found = summaries.filter(canBeToured).flatMap(({ category: name, summaryItems }) =>
    summaryItems
      .filter(({ concernSeverity, causalGenes }) => concernSeverity !== 'NORMAL' || !isClear(causalGenes))
      .map(({ detectionItemId: id, detectionItemNameCn: nameCn, concernSeverity: severity }) => ({
        view: { id, nameCn, nameEn: '', severity },
        // `canBeToured` has excluded unknown categories.
        category: name as Category,
        // The person enters the partner's result only for a recessive gene; without this result, the rank does not
        // depend on the mode of inheritance.
        mode: 'recessive' as const,
      })),
  )
  // On the doctor's sheet, all medicines in use are above the findings; the tour begins only with those of a high risk.
  const isFirst = ({ category, view: { id, severity } }: (typeof found)[number]) =>
    traits[category].medicines === true && severity === 'RISK' && known.isTaken?.(id) === true
  const ordered = mostUrgentFirst(found, known)
  return [...ordered.filter(isFirst), ...ordered.filter((one) => !isFirst(one))]
    .slice(0, MAX_STEPS)
    .map(({ category, view: { id, nameCn: name } }) => ({ category, id, name }))
}
