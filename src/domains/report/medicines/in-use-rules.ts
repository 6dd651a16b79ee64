import type { ItemDetail } from '../item-rules.ts'
import type { ItemView } from '../rules.ts'
import { findingOf } from '../words/finding-rules.ts'
import { adviceOn, type Circumstances, drugThing, stopsForRash } from '../words/one-thing-rules.ts'

type Result = Pick<ItemView, 'verdict' | 'severity'>

/**
 * The verdict of a medicine in use: without what the laboratory says to who does not take it yet (let the doctor choose
 * another one).
 */
export const findingInUse = ({ verdict, severity }: Result): string =>
  severity === null || severity === 'NORMAL' ? withoutWhether(verdict) : findingOf(verdict, 'PHARMACOGENOMICS')

/** Without 能不能用，由儿科医生定: of a medicine in use, it is decided. */
const withoutWhether = (verdict: string): string =>
  verdict.replace(/[，；]能不能用[^。；]*定/g, '').replace(/(^|。)能不能用[^。]*。?/g, '$1')

const decided = (text: string): string => text.replaceAll('能不能用、用多少', '怎么用、用多少')

/** The detail of a medicine in use. */
export const detailInUse = (detail: ItemDetail): ItemDetail => ({
  ...detail,
  view: { ...detail.view, verdict: findingInUse(detail.view) },
  meaning: detail.meaning.map(decided),
  actions: detail.actions.map(decided),
})

/** The same with what to do for who takes it, where nothing else says so. */
export function verdictInUse(view: Result, known: Circumstances): string {
  const { severity } = view
  if (severity === null || severity === 'NORMAL') return findingInUse(view)
  const found = findingInUse(view)
  const { what } = drugThing(severity, { ...known, taking: true, stops: stopsForRash(view) })
  return `${/[。！？]$/.test(found) ? found : `${found}。`}${adviceOn(view, what)}。`
}
