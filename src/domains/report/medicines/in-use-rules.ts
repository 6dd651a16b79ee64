import type { ItemDetail } from '../results/item-rules.ts'
import type { ItemView } from '../rules.ts'
import { findingOf } from '../words/finding-rules.ts'
import { whenToAsk, withoutRoutineInPregnancy } from './due-rules.ts'
import { type Circumstances, medicineRecommendation } from '../words/main-recommendation-rules.ts'
import type { MedicineResult } from './reaction-rules.ts'

type Result = Pick<ItemView, 'verdict' | 'severity'>

/** The verdict of a medicine in use, without the laboratory's advice for people who do not take the medicine yet. */
export const findingInUse = ({ verdict, severity }: Result): string =>
  severity === null || severity === 'NORMAL' ? withoutWhether(verdict) : findingOf(verdict, 'PHARMACOGENOMICS')

/** Removes 能不能用，由儿科医生定, because for a medicine in use this is already decided. */
const withoutWhether = (verdict: string): string =>
  verdict.replace(/[，；]能不能用[^。；]*定/g, '').replace(/(^|。)能不能用[^。]*。?/g, '$1')

const decided = (text: string): string => text.replaceAll('能不能用、用多少', '怎么用、用多少')

export const detailInUse = (detail: ItemDetail): ItemDetail => ({
  ...detail,
  view: { ...detail.view, verdict: findingInUse(detail.view) },
  meaning: detail.meaning.map(decided),
  actions: detail.actions.map(decided),
})

/** The verdict (if the laboratory sent one) with action and time, as on the item's page and on the doctor's sheet. */
export function verdictInUse(view: MedicineResult, known: Circumstances): string {
  const { severity } = view
  const found = withoutRoutineInPregnancy(findingInUse(view), known)
  if (severity === null || (severity === 'NORMAL' && whenToAsk(view, known) === '照常')) return found
  const { what } = medicineRecommendation(view, severity, { ...known, taking: true })
  return `${!found || /[。！？]$/.test(found) ? found : `${found}。`}${what}。`
}
