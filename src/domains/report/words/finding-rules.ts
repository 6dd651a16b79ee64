import { traits } from '../categories.ts'
import type { Category } from '../report-ids.ts'

/**
 * Matches clauses that are only for the tested person, such as to see a doctor. Of the text about a medicine only these
 * clauses are left out, because a dose is for the doctor.
 */
const TO_PERSON = /请|由[^，；。]*医生|听医生|看医生|就医|聊一聊|不要自己|能不能用/
/** Matches advice about lifestyle, and reassuring sentences. */
const HOW_TO_LIVE =
  /(?<!不)建议|尽量|留意|注意|值得|有帮助|有助于|说一声|先[查从]|多[放去做]|就好|就可以|坚持|日常护理|管起/
/** Matches a clause that is a condition or topic of the next clause. */
const LEADS_TO_IT = /(?:时|以前|以后|的话|的意义|皮疹|发烧)$/

/** The finding in a verdict, without the sentences for the tested person, which a doctor does not need. */
export function findingOf(verdict: string, category: Category): string {
  const isTold = (clause = '') =>
    TO_PERSON.test(clause) || (traits[category].medicines !== true && HOW_TO_LIVE.test(clause))
  const clauses = verdict.match(/[^，；。！？\n]+[，；。！？\n]*/g) ?? []
  const kept = clauses.filter((clause, at) => {
    const leads = LEADS_TO_IT.test(clause.replace(/[，；。！？\s]+$/, ''))
    return !isTold(clause) && !(leads && isTold(clauses[at + 1]))
  })
  return kept.join('').replace(/[，；、]$/, '。') || verdict
}
