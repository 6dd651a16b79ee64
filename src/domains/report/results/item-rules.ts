import { refusedCount } from '#/shared/api/refused-entries.ts'
import { type Evidence, HEALTHY_CARRIER, modeOf } from '../genes/mode-rules.ts'
import { type Category } from '../source/report-ids.ts'
import type { AnalysisResult, Ancestry, CausalGene, ReportItem } from '../model.ts'
import { cautionOf, isClear, itemsOf, type ItemView, splitCorpus } from '../rules.ts'
import { uncoveredOf } from '../words/uncovered-rules.ts'

const models = ['CAUSAL', 'RISK', 'NEANDERTHAL', 'OTHER'] as const
export type Model = (typeof models)[number]

/** An unknown model is shown like OTHER (REP-039). */
export const toModel = (value: string): Model => models.find((model) => model === value) ?? 'OTHER'

export interface Section {
  header: string
  description: string
}

export interface ItemDetail {
  view: ItemView
  subClass: string
  model: Model
  /** The basis of the verdict: 依据 4 个位点. Empty when nothing is listed. */
  basis: string
  /** The laboratory's explanation, one entry for each paragraph. */
  meaning: string[]
  actions: string[]
  /** The reason why recommendations were left out for this person; empty if none was left out. */
  leftOut: string
  lead: string
  more: string
  loci: AnalysisResult['locusInfo']
  genes: CausalGene[]
  ancestry: Ancestry | null
  main: Section[]
  itemised: Section[]
  /** Whether a part of the reply could not be read; the other parts then do not prove that something is absent. */
  unreadable: boolean
  /** A note on what an ordinary result does not mean; empty if the laboratory's text already has such a note. */
  caution: string
  /** The genes of a severe risk that the item does not test; always named, whatever the result. */
  uncovered: string
  /** The title of the opened item of this report with a finding in an untested gene; empty if there is none. */
  foundIn: string
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The first sentence, and the folded text; repetitions are removed. */
export function introOf(short: string, long: string): { lead: string; more: string } {
  if (!short) return { lead: long, more: '' }
  return { lead: short, more: long.startsWith(short) ? long.slice(short.length).trim() : long }
}

const basisOf = (loci: number, genes: number): string =>
  genes > 0 ? `依据 ${genes} 个基因` : loci > 0 ? `依据 ${loci} 个位点` : ''

/** The detail of an item; null when the reply does not contain it. Several results form one screen (REPX-001). */
export function detailOf(item: ReportItem, id: string, category: Category): ItemDetail | null {
  const results = item.results.filter((result) => result.detectionItemId === id)
  const [view] = itemsOf(results, category)
  const first = results.find((result) => result.concernSeverity === view?.severity) ?? results[0]
  if (!view || !first) return null
  const loci = results.flatMap((result) => result.locusInfo)
  const genes = results.flatMap((result) => result.causalGenes)
  const unreadable = refusedCount(item) > 0
  const actions = unique(results.flatMap((result) => linesOf(result.suggestion)))
  const meaning = unique(results.flatMap((result) => linesOf(result.contentSuggestion)))
  const intro = introOf(first.contentShortSuggestion, first.detectionContent)
  const { main, itemised } = splitCorpus(item)
  return {
    view,
    subClass: view.locked ? '' : first.detectionItemSubClass,
    model: toModel(first.analysisModelType),
    basis: unreadable ? '' : basisOf(loci.length, genes.length),
    unreadable,
    meaning,
    actions,
    leftOut: '',
    ...intro,
    loci,
    genes,
    itemised,
    ancestry: first.ancestryAnalysisResult,
    // A part with the text of the introduction is left out, because the introduction is shown separately.
    main: main.filter((part) => part.description !== first.detectionContent),
    caution: cautionOf(view, category, [view.verdict, ...meaning, ...actions, intro.lead]),
    // An unreadable part may be about a gene that seems to be untested, so no gene is named.
    uncovered:
      unreadable || view.locked
        ? ''
        : uncoveredOf(view, [...loci.map(({ gene }) => gene), ...genes.map(({ name }) => name)]),
    foundIn: '',
  }
}

export const positiveWord = (positive: boolean): string => (positive ? '阳性' : '阴性')

/**
 * Shown if the verdict is a finding although every gene is negative (REP-037), because verdict and genes seem to
 * contradict each other.
 */
export const notNamedText = ({ view, genes, model }: Pick<ItemDetail, 'view' | 'genes' | 'model'>): string =>
  model === 'CAUSAL' && view.severity !== null && view.severity !== 'NORMAL' && genes.length > 0 && isClear(genes)
    ? '结论是检出了变化，基因记录里却没有写出在哪个基因，请让医生核对原始报告'
    : ''

export const evidenceOf = (
  { view, meaning, actions, lead, more, main, itemised, loci }: ItemDetail,
  genes: readonly CausalGene[],
): Evidence => ({
  genes,
  loci,
  own: [view.verdict, ...meaning],
  general: [view.nameCn, ...actions, lead, more, ...[...main, ...itemised].map(({ description }) => description)],
})

export function inheritanceText(detail: ItemDetail): string {
  if (isClear(detail.genes)) return '没有检出，只说明在已检测的范围内没有发现。家里有人得过这种病时，请告诉医生。'
  return modeOf(evidenceOf(detail, detail.genes)) === 'recessive'
    ? `${HEALTHY_CARRIER}；只有伴侣也携带同一基因的变异时，每个孩子才有约四分之一的机会受影响。`
    : '检出的是基因上的变化，不是诊断。它对家人的意义，请医生讲一讲。'
}
