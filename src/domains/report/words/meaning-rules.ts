import type { Category } from '../source/report-ids.ts'
import type { ItemDetail, Section } from '../results/item-rules.ts'
import { traits } from '../results/categories.ts'
import type { Severity } from '../model.ts'
import { isAnaesthetic } from './names/anaesthetic-rules.ts'
import { CHILD_MEDICINE, CHILD_TAKES } from './main-recommendation-rules.ts'
import { withTestedPerson, isAboutChild, inReportVoice, type Voice } from './person/voice-rules.ts'

type Words = Record<Severity, string>

/** The text does not say when to see the doctor, because only `mainRecommendationOf` says this to the person. */
const drug: Words = {
  RISK: '说的是这种药在您身上的作用或反应可能与多数人不同，不是药不好。要不要换、换成什么，由医生决定。',
  CONCERN: '您用这种药时，效果或反应可能与多数人有些不同，不是药不好。怎么用，由医生决定。',
  NORMAL: '从遗传上看，您用这种药与多数人相近。身体情况和同时吃的药也会影响效果，请按医生说的用。',
}

const habit: Words = {
  RISK: '从遗传上看，这是您与多数人差别较大的地方，没有好坏之分。从一个小习惯改起，最容易见效。',
  CONCERN: '从遗传上看，您与多数人略有不同，平时多留意一点就好。',
  NORMAL: '从遗传上看，这一项您与多数人相近，保持现在的习惯就好。',
}

const disease: Words = {
  RISK: '“高风险”说的是可能性比多数人高，不是已经患病。好习惯和定期体检，值得坚持。',
  CONCERN: '“中风险”是可能性比多数人略高，不是已经患病。日常留意就好，不用紧张。',
  NORMAL: '“低风险”是可能性与多数人相近。好习惯和定期体检，仍然值得坚持。',
}

const words: Partial<Record<Category, Words>> = {
  COMMON_DISEASES: disease,
  PHARMACOGENOMICS: drug,
  LIFE_STYLE: habit,
}

/**
 * The laboratory's own text (REPX-001), else a text for the severity; neither text says that the person is ill.
 * @param taking whether the medicine is noted as in use.
 */
export function meaningOf(
  { meaning, view }: Pick<ItemDetail, 'meaning' | 'view'>,
  category: Category,
  voice: Voice,
  taking = false,
): string[] {
  if (meaning.length > 0) return meaning.map((line) => inReportVoice(line, voice))
  if (traits[category].medicines && isAnaesthetic(view)) return []
  if (traits[category].medicines && view.severity === 'NORMAL' && isAboutChild(voice))
    return [`${taking ? CHILD_TAKES : CHILD_MEDICINE}。`]
  const text = view.severity && words[category]?.[view.severity]
  return text ? [withTestedPerson(text, voice)] : []
}

const BASIS = /依据|证据|局限|范围|文献|来源|参考资料/

const SIGNS = /表现|反应|症状|信号|副作用/

export const signsIn = (parts: readonly Section[]): Section[] =>
  parts.filter(({ header }) => SIGNS.test(header) && !BASIS.test(header))

const DANGER = /120|急诊|急救电话|(?:马上|立即|立刻|当天)[^，。；]{0,4}(?:医|眼科|妇科)/

/** Whether a text says when to get help at once; such a text is never folded. */
export const namesDanger = (text: string): boolean => DANGER.test(text)

export const splitSections = (parts: readonly Section[]): { about: Section[]; basis: Section[] } => ({
  about: parts.filter(({ header }) => !BASIS.test(header)),
  basis: parts.filter(({ header }) => BASIS.test(header)),
})
