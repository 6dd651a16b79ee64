import { type CarrierCategory, CAUTION } from '../results/categories.ts'
import { geneName } from '../genes/gene-rules.ts'
import { detailOf, evidenceOf, type ItemDetail, notNamedText } from '../results/item-rules.ts'
import type { AnalysisResult, CategorySummary, CausalGene, ReportItem } from '../model.ts'
import { itemsOf, type ItemView, severityWord } from '../rules.ts'
import { NOT_COUNTED, type HiddenReason } from '../sensitive/sensitive-rules.ts'
import type { SharedFinding } from '../words/person/receiver-rules.ts'
import { HEALTHY_CARRIER, isOneCopy, isOnX, type Mode, modeOf, modeOfResults } from '../genes/mode-rules.ts'
import { isHereditaryCancer } from '../words/names/hereditary-cancer.ts'
import { withoutSentences } from '../words/person/person-rules.ts'

export interface CarrierEntry {
  view: ItemView
  genes: string[]
  mode: Mode
}

/** The items of a category without locked items. `hidden` are items whose results must not be shown yet. */
export function carrierEntries(
  results: readonly AnalysisResult[],
  category: CarrierCategory,
  hiddenReason: HiddenReason,
) {
  const unlocked = itemsOf(results, category).filter((view) => !view.locked)
  const open = unlocked.filter((view) => !hiddenReason(view))
  const entries = open.map((view): CarrierEntry => {
    const own = results.filter((result) => result.detectionItemId === view.id)
    const found = own.flatMap(({ causalGenes }) => causalGenes).filter(({ positive }) => positive)
    return { view, genes: [...new Set(found.map(geneName))], mode: modeOfResults(own) }
  })
  const isFound = ({ view, genes }: CarrierEntry) => genes.length > 0 || view.severity !== 'NORMAL'
  return {
    found: entries.filter(isFound),
    clear: entries.filter((entry) => !isFound(entry)).map(({ view }) => view),
    hidden: unlocked.filter(hiddenReason),
  }
}

/**
 * The totals of a category; each item with a variant counts once, whatever its severity (ADD-005). Unopened topics do
 * not count as items without a finding.
 * @param unopened the number of topics that are not opened; null while it is not known.
 * @returns null when one of the numbers is unknown.
 */
export function carrierTotals(
  {
    riskNumber: risk,
    concernNumber: concern,
    totalNumber: total,
    unlockedNumber: unlocked,
  }: Pick<CategorySummary, 'totalNumber' | 'unlockedNumber' | 'riskNumber' | 'concernNumber'>,
  unopened: number | null,
) {
  if (risk === null || concern === null || total === null || unlocked === null) return null
  const found = risk + concern
  const read = unlocked - (unopened ?? 0)
  return { total, unlocked: read, found, clear: Math.max(0, read - found), locked: Math.max(0, total - unlocked) }
}

/**
 * The result of a category in one sentence, which never says that no finding means no risk.
 * @param unopened whether the numbers leave out topics that are not opened.
 */
export function carrierSentence({ unlocked, found }: { unlocked: number; found: number }, unopened: boolean): string {
  if (unlocked === 0) return '这一类还没有解锁的项目'
  return found > 0
    ? `已解读 ${unlocked} 项，${found} 项检出携带的变异${unopened ? `；${NOT_COUNTED}` : ''}`
    : `已解读 ${unlocked} 项，没有检出变异；${unopened ? `${NOT_COUNTED}，` : ''}${CAUTION}`
}

const NOT_ALL_READ = '结果没有全部读出来，请稍后再看'

export interface CarrierDetail {
  detail: ItemDetail
  name: string
  genes: CausalGene[]
  /** The number of genes with a variant; 1 for a finding without a named gene; 0 without a finding. */
  found: number
  named: boolean
  mode: Mode
  onX: boolean
  /**
   * The result as a word, such as 携带 1 个变异 or 未检出. A finding without a named gene is 携带变异. If an unreadable part may be
   * a finding, the word is 结果不完整.
   */
  word: string
  sentence: string
  caution: boolean
  /** Whether it is unknown if there is a finding: the result proves neither a finding nor its absence. */
  unclear: boolean
  /** The text below the sentence, if the report names no gene for a finding; else empty. */
  unnamed: string
  limits: string
}

const NOT_COVERED = `检测只覆盖已知、已收录的变异，部分大片段变化和罕见变异可能测不到，${CAUTION}。`
const LIMITS = /局限|范围/

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))]

function sentenceOf(detail: ItemDetail, genes: readonly CausalGene[], gene: string, mode: Mode): string {
  const byHand = unique(genes.map(({ causalManualParamEntityDTO: manual }) => manual?.reportSummary ?? ''))
  if (byHand.length > 0) return byHand.join('')
  const others = detail.genes.some((entry) => entry.positive && !genes.includes(entry))
  if (!gene || (genes.some((entry) => entry.positive) && !others)) return detail.view.verdict
  return genes.some((entry) => entry.positive)
    ? `在 ${gene} 基因检出携带的变异${mode === 'recessive' ? `，${HEALTHY_CARRIER}` : ''}。`
    : `在 ${gene} 基因已检测的范围内没有检出变异，${CAUTION}。`
}

/** Keeps the loci of the gene; if it has no finding, leaves out texts about another gene's finding. */
function ofGene(detail: ItemDetail, gene: string, found: number): ItemDetail {
  const loci = detail.loci.filter((locus) => locus.gene === gene)
  return found > 0 ? { ...detail, loci } : { ...detail, loci, actions: [], itemised: [] }
}

/**
 * Matches sentences of laboratories that are true only for one copy: the chance that a child has the variant, and the
 * health of a person with one copy.
 */
const ONE_COPY = /一半|四分之一|1\/4|二分之一|50\s*%|(?:只|仅)(?:得到|带有?|有)一份|携带者(?:本人)?通常(?:同样)?健康/

/**
 * A detail without the sentences that are true only for one copy, if another number of copies was found or the number
 * is not established.
 */
function withoutOneCopy(detail: ItemDetail): ItemDetail {
  const told = (text: string) => withoutSentences(text, ONE_COPY)
  const section = (part: ItemDetail['main'][number]) => ({ ...part, description: told(part.description) })
  const sections = (parts: ItemDetail['main']) => parts.map(section).filter(({ description }) => description)
  return {
    ...detail,
    actions: detail.actions.map(told).filter(Boolean),
    meaning: detail.meaning.map(told).filter(Boolean),
    main: sections(detail.main),
    itemised: sections(detail.itemised),
  }
}

/**
 * The carrier result of an item, or of one of its genes (LIT-005).
 * @returns null when the item or gene is missing or locked.
 */
export function carrierOf(item: ReportItem, id: string, category: CarrierCategory, gene = ''): CarrierDetail | null {
  const detail = detailOf(item, id, category)
  if (!detail || detail.view.locked) return null
  const genes = gene ? detail.genes.filter((entry) => geneName(entry) === gene || entry.name === gene) : detail.genes
  if (gene && genes.length === 0) return null
  const positive = genes.filter((entry) => entry.positive).length
  // A finding counts even when the list of genes is missing.
  const found = positive || (!gene && detail.view.severity !== 'NORMAL' ? 1 : 0)
  const byHand = unique(genes.map(({ causalManualParamEntityDTO: manual }) => manual?.detectionItemName ?? ''))
  const evidence = evidenceOf(detail, genes)
  const mode = modeOf(evidence)
  const own = gene ? ofGene(detail, gene, found) : detail
  const unnamed = notNamedText(detail)
  // A finding of the item may be in any of its genes.
  const unclear = found === 0 && (detail.unreadable || unnamed !== '')
  const sentence = !unclear ? sentenceOf(detail, genes, gene, mode) : detail.unreadable ? NOT_ALL_READ : `${unnamed}。`
  return {
    detail: found > 0 && !isOneCopy(evidence) ? withoutOneCopy(own) : own,
    name: byHand[0] ?? detail.view.nameCn,
    genes,
    found,
    named: positive > 0,
    mode,
    onX: isOnX(evidence),
    // If the report names no gene, it contains neither the variant nor the number of variants.
    word:
      positive > 0
        ? `携带 ${positive} 个变异`
        : found > 0
          ? severityWord('CONCERN', category)
          : unclear
            ? '结果不完整'
            : '未检出',
    sentence,
    caution: found === 0 && !unclear && !sentence.includes(CAUTION),
    unclear,
    unnamed: found > 0 ? unnamed : '',
    limits: detail.main.find(({ header }) => LIMITS.test(header))?.description || NOT_COVERED,
  }
}

/** The result as far as it matters for the receiver of a shared report; null if a part could not be read. */
export function carrierFinding({ found, named, mode, detail, unclear }: CarrierDetail): SharedFinding | null {
  const half = named && mode === 'other' && isHereditaryCancer(detail.view)
  if (found > 0) return { kind: 'carried', mode, half }
  return unclear ? null : { kind: 'clear' }
}
