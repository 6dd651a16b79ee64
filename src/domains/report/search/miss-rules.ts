import { traits } from '../results/categories.ts'
import type { Category } from '../source/report-ids.ts'
import { type SexMatch, NOT_FOR_SEX, otherSexText, recordedSexText } from '../words/sex-match/sex-match-rules.ts'
import { isLetters } from './search-rules.ts'
import { genericOf } from '../words/names/medicine-names.ts'

/**
 * The text of a search without hits. The search compares only names, so an unrecognised name means neither that
 * something is absent nor that a medicine may be taken.
 */
export interface Miss {
  head: string
  text: string
}

const ASK_FOR_MEDICINE = '没有它的项目不代表用起来安全，请把药名告诉医生或药师'
const RISK = '没认出不代表没有风险'

interface MissAt {
  /** The category of the search; null for the whole report. */
  category: Category | null
  near: boolean
  /**
   * Whether every item of the list is known, including locked items; only then may the text say that an item is
   * missing.
   */
  full: boolean
  /** Says whether an item is specific to the other sex (sex-match-rules.ts). */
  sexMatch?: (item: Term, category: Category) => SexMatch
}

type Term = Record<'nameCn' | 'nameEn', string>

/** For a medicine that the search knows, although the list has no item for it. */
function missedMedicine(term: string, generic: string, full: boolean): Miss {
  const name = term === generic ? `“${term}”` : `“${term}”（${generic}）`
  return full
    ? { head: `这份报告没有${name}的项目`, text: ASK_FOR_MEDICINE }
    : { head: `${name}没有和报告里的药对上`, text: '没对上不代表安全，请把药名告诉医生或药师' }
}

export function missOf(term: string, { category, near, full, sexMatch = () => 'own' }: MissAt): Miss {
  const typed = term.trim()
  const named = { nameCn: isLetters(typed) ? '' : typed, nameEn: typed }
  // Only common diseases have sex-specific items.
  const of = category ?? 'COMMON_DISEASES'
  if (!near && sexMatch(named, of) === 'other')
    return { head: `“${typed}”${NOT_FOR_SEX}`, text: `${otherSexText(named, of)}。${recordedSexText(named, of)}` }
  const medicines = category !== null && traits[category].medicines === true
  const generic = medicines || category === null ? genericOf(typed) : ''
  if (generic && !near) return missedMedicine(typed, generic, full && medicines)
  const head = `没有认出“${typed}”`
  if (near && medicines) return { head, text: '您要找的是不是下面的药？差一个字就可能是另一种药，请对着药盒看清楚' }
  if (near) return { head, text: '您要找的是不是：' }
  return medicines
    ? { head, text: '请用药盒上的通用名再试；没认出不代表安全，请咨询医生或药师' }
    : { head, text: `可能叫法不同：换个名称、少输几个字，或用拼音首字母再试。${RISK}，有疑问请问医生` }
}
