import { traits } from '../results/categories.ts'
import type { Category } from '../source/report-ids.ts'

/** Matches clauses that address the tested person, such as the advice to see a doctor. */
const TO_PERSON = /请|由[^，；。]*医生|听医生|看医生|就医|聊一聊|不要自己|能不能用/
/**
 * Matches advice about lifestyle, and reassuring sentences. Not used for a medicine, because the doctor needs the advice
 * on its dose, for example 建议减量.
 */
const LIFESTYLE_ADVICE =
  /(?<!不)建议|尽量|留意|注意|值得|有帮助|有助于|说一声|先[查从]|多[放去做]|就好|就可以|坚持|日常护理|管起/
/**
 * Matches a clause that is a condition or the topic of the next clause. The symptoms 皮疹 and 发烧 are conditions: the next
 * clause says to see a doctor.
 */
const INTRODUCES_NEXT_CLAUSE = /(?:时|以前|以后|的话|的意义|皮疹|发烧)$/

/** The finding in a verdict, without the sentences for the tested person, which a doctor does not need. */
export function findingOf(verdict: string, category: Category): string {
  const isForPerson = (clause = '') =>
    TO_PERSON.test(clause) || (traits[category].medicines !== true && LIFESTYLE_ADVICE.test(clause))
  const clauses = verdict.match(/[^，；。！？\n]+[，；。！？\n]*/g) ?? []
  const kept = clauses.filter((clause, at) => {
    const introducesNext = INTRODUCES_NEXT_CLAUSE.test(clause.replace(/[，；。！？\s]+$/, ''))
    return !isForPerson(clause) && !(introducesNext && isForPerson(clauses[at + 1]))
  })
  return kept.join('').replace(/[，；、]$/, '。') || verdict
}
