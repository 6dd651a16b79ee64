import { ancestryName, ancestryWord, unknownText } from './ancestry-rules.ts'
import { type AncestryType, ancestryTypeOf } from './ancestry-types.ts'
import type { AnalysisResult } from '../model.ts'
import { type ItemView, itemsOf, unlockedFirst } from '../rules.ts'

export interface AncestryRowView {
  view: ItemView
  type: AncestryType | null
  name: string
  word: string
}

const isLine = (type: AncestryType | null): boolean => type === 'PATERNAL_HAPLOTYPE' || type === 'MATERNAL_HAPLOTYPE'

/**
 * The rows of the ancestry list (ANC-004, ANC-005), including unknown haplotypes (ANC-003).
 * @param who the words for the tested person in this report.
 */
export const ancestryRows = (results: readonly AnalysisResult[], who: string): AncestryRowView[] =>
  unlockedFirst(itemsOf(results, 'ANCESTRY')).map((view) => {
    const result = view.locked ? undefined : results.find((entry) => entry.detectionItemId === view.id)
    const ancestry = result?.ancestryAnalysisResult ?? null
    const type = ancestryTypeOf(ancestry, result?.analysisModelType ?? '')
    const name = ancestryName(type, view.nameCn)
    const missing = isLine(type) ? unknownText(name, who) : type ? '暂无法分析' : ''
    return { view, type, name, word: ancestryWord(ancestry) || missing }
  })
