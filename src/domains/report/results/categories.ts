import type { Severity } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'

/** The wording of a category on the first screen of a report. */
interface FindingWords {
  found: (count: number) => string
  /** The note on more severe findings; for carried variants and ancestry, a constant text. */
  worse: (count: number) => string
  /** The text without findings, for the number of tested items. */
  clear: (seen: number) => string
}

export interface CategoryTraits {
  /** The name that is used if the server sends no Chinese name (REP-007 to REP-012). */
  name: string
  /**
   * The kind of results. Graded results are high, medium or low. Carried results are variants of one gene, which are no
   * diagnosis and therefore never orange or red. Plain results have no severity.
   */
  results: 'graded' | 'carried' | 'plain'
  /**
   * The words for each severity. They differ because a variant is not a diagnosis, a drug is not a risk by itself, and
   * an ordinary gene is not a reason for advice.
   */
  words: Readonly<Record<Severity, string>>
  /** The caution of an ordinary result; empty if it says nothing about health. */
  caution: string
  says: FindingWords
  list: 'common' | 'other' | 'ancestry'
  /** Which screen shows an item (REP-040, ANC-006 to ANC-009). */
  item: 'disease' | 'drug-or-lifestyle' | 'ancestry'
  /** The items for which the app asks before their first view: none, or the items of a sensitive topic. */
  asks: 'never' | 'topics'
  /** Whether the items are medicines, whose screens also show what to tell the doctor. */
  medicines?: true
  /** Normal items are hidden at first, and the summary shows the shares as a bar (REP-031, decision 66). */
  hidesNormal?: true
  /** Whether the results reveal much about the person and the family, so that sharing them needs a separate consent. */
  needsConsent?: true
  /** The appendix with the diseases that the laboratory has tested (LIT-009). */
  appendix?: 'genetic' | 'rare'
}

/** Specification §4 Risk labels (REP-026 to REP-028). */
export const severityLabel = { RISK: '高风险', CONCERN: '中风险', NORMAL: '低风险' } as const

/** Shown wherever nothing was found. */
export const CAUTION = '未检出不代表没有风险'

/** The caution if the meaning of the variants for their owner is not established. */
export const EACH_TELLS = '对本人和家人的意义，看每一项的说明'

const carries = (what: string): FindingWords => ({
  found: (count) => `${count} 处携带 · ${what}`,
  // Whether the owner is a healthy carrier depends on the variants, which the first screen does not read.
  worse: () => EACH_TELLS,
  clear: (seen) => `看过 ${seen} 项${what}，没有检出携带的变异`,
})

const ordinary = { item: 'disease', asks: 'topics' } as const
const carried = {
  ...ordinary,
  results: 'carried',
  words: { RISK: '携带变异', CONCERN: '携带变异', NORMAL: '未检出' },
  caution: CAUTION,
  list: 'other',
  needsConsent: true,
} as const

/** Everything that depends on a category is in this table; the compiler reports a missing category. */
const table = {
  COMMON_DISEASES: {
    ...ordinary,
    name: '常见疾病',
    results: 'graded',
    words: severityLabel,
    caution: '低风险不代表没有风险',
    says: {
      found: (count) => `${count} 种疾病要留意`,
      worse: (count) => `其中 ${count} 种是高风险`,
      clear: (seen) => `看过 ${seen} 种疾病，没有要特别留意的`,
    },
    list: 'common',
    hidesNormal: true,
  },
  PHARMACOGENOMICS: {
    ...ordinary,
    name: '药物基因组',
    results: 'graded',
    words: { RISK: '建议更换', CONCERN: '谨慎使用', NORMAL: '与多数人相近' },
    caution: '与多数人相近不代表没有风险',
    says: {
      found: (count) => `${count} 种药要告诉医生`,
      worse: (count) => `其中 ${count} 种建议更换`,
      clear: (seen) => `看过 ${seen} 种药，没有要特别告诉医生的`,
    },
    list: 'other',
    item: 'drug-or-lifestyle',
    asks: 'never',
    medicines: true,
  },
  LIFE_STYLE: {
    ...ordinary,
    name: '生活方式',
    results: 'graded',
    words: { RISK: '重点关注', CONCERN: '留意', NORMAL: '一般' },
    caution: '',
    says: {
      found: (count) => `${count} 个习惯可以调整`,
      worse: (count) => `其中 ${count} 个重点关注`,
      clear: (seen) => `看过 ${seen} 项生活方式，与多数人相近`,
    },
    list: 'other',
    item: 'drug-or-lifestyle',
  },
  GENETIC_DISEASES: { ...carried, name: '遗传疾病', says: carries('遗传疾病'), appendix: 'genetic' },
  RARE_DISEASES: { ...carried, name: '罕见疾病', says: carries('罕见疾病'), appendix: 'rare' },
  ANCESTRY: {
    ...ordinary,
    name: '祖源分析',
    results: 'plain',
    words: severityLabel,
    caution: '',
    says: {
      found: (count) => `祖源 ${count} 项`,
      worse: () => '与健康无关',
      clear: (seen) => `祖源 ${seen} 项`,
    },
    list: 'ancestry',
    item: 'ancestry',
    asks: 'never',
  },
} as const satisfies Record<Category, CategoryTraits>

export const traits: Readonly<Record<Category, CategoryTraits>> = table

export function traitsOf(category: string): CategoryTraits | null {
  const known = toCategory(category)
  return known && traits[known]
}

export const hasFindings = (category: string): boolean => (traitsOf(category)?.results ?? 'plain') !== 'plain'

export type CarrierCategory = {
  [K in Category]: (typeof table)[K]['results'] extends 'carried' ? K : never
}[Category]

export const isCarrierCategory = (category: string): category is CarrierCategory =>
  traitsOf(category)?.results === 'carried'
