import { grouped } from '#/shared/lib/grouped.ts'
import { hasFindings, traits, traitsOf } from './results/categories.ts'
import type { AnalysisResult, CategorySummary, CausalGene, ReportItem, Severity } from './model.ts'
import type { Category } from './source/report-ids.ts'

/** The Chinese name sent by the server, else the app's name (REP-007 to REP-012). */
export const nameOfCategory = ({ category, chineseName }: Pick<CategorySummary, 'category' | 'chineseName'>): string =>
  chineseName || (traitsOf(category)?.name ?? '其他项目')

/** Shown for a category without a screen in this release. */
export const NO_PAGE = '暂时不能在这里查看，需要时请联系客服'

/** A higher number is a worse severity (REP-022). */
export const severityRank: Record<Severity, number> = { NORMAL: 0, CONCERN: 1, RISK: 2 }

/** The worst severity of the results; NORMAL if there are no results (REP-021 to REP-025, decision 64). */
export const worstSeverity = (all: readonly Severity[]): Severity =>
  all.reduce<Severity>((worst, next) => (severityRank[next] > severityRank[worst] ? next : worst), 'NORMAL')

export const severityWord = (severity: Severity, category: Category): string => traits[category].words[severity]

/** The caution of an ordinary result, unless one of the texts shown with it already contains the caution. */
export const cautionOf = (
  { severity }: Pick<ItemView, 'severity'>,
  category: Category,
  beside: readonly string[],
): string =>
  severity === 'NORMAL' && !beside.some((text) => text.includes('不代表没有风险')) ? traits[category].caution : ''

/** Whether the unlock job of a category is running (specification §4, REP-018). */
export const isUnlocking = (status: string): boolean => status === 'EXECUTING'

export interface ItemView {
  id: string
  nameCn: string
  nameEn: string
  itemClass: string
  /** One sentence; empty for locked items. */
  verdict: string
  /** null for ancestry and locked items, which have no severity. */
  severity: Severity | null
  /** The word that a list counts instead of a level, for an unlocked item whose level is not shown. */
  levelSubstitute?: string
  locked: boolean
  isNew: boolean
  /** The results as the server sends them; absent for a locked item. */
  results?: readonly AnalysisResult[]
  /** The type of an unlocked ancestry item, which has its own screen; empty for other items. */
  ancestryType?: string
}

/** The title of an item; an item without a name gets a general title. */
export const itemTitle = ({ nameCn, nameEn }: Pick<ItemView, 'nameCn' | 'nameEn'>): string =>
  nameCn || nameEn || '未命名项目'

type ItemCounts = Pick<CategorySummary, 'unlockedNumber' | 'totalNumber'>

/** `已解锁 37/40`; empty when the counts are unknown. */
export const unlockedText = ({ unlockedNumber, totalNumber }: ItemCounts): string =>
  unlockedNumber !== null && totalNumber !== null && totalNumber > 0 ? `已解锁 ${unlockedNumber}/${totalNumber}` : ''

export const lockedNumber = ({ unlockedNumber, totalNumber }: ItemCounts): number | null =>
  unlockedNumber === null || totalNumber === null ? null : Math.max(0, totalNumber - unlockedNumber)

/** Whether a category may have results to read. True if their number is unknown, so that no result is left out. */
export const mayHaveResults = ({ unlockedNumber }: Pick<ItemCounts, 'unlockedNumber'>): boolean => unlockedNumber !== 0

/** The items of a category; one item may have several results (REP-014 to REP-017, REP-021). */
export function itemsOf(results: readonly AnalysisResult[], category: Category): ItemView[] {
  return [...grouped(results, ({ detectionItemId }) => detectionItemId)].map(([id, group]) => {
    const [first] = group
    const locked = group.some((result) => result.locked)
    const severity = worstSeverity(group.map((result) => result.concernSeverity))
    const worst = group.find((result) => result.concernSeverity === severity)
    return {
      id,
      nameCn: first?.detectionItemNameCn ?? '',
      nameEn: first?.detectionItemNameEn ?? '',
      itemClass: first?.detectionItemClass ?? '',
      verdict: locked ? '' : (worst?.shortSuggestion ?? ''),
      severity: locked || !hasFindings(category) ? null : severity,
      locked,
      isNew: group.some((result) => result.newUnlockItemRead === false),
      ...(!locked && { results: group }),
      ancestryType: locked ? '' : (first?.ancestryAnalysisResult?.ancestryType ?? ''),
    }
  })
}

/** Unlocked before locked, otherwise in the given order (REP-019). */
export const unlockedFirst = <T extends { locked: boolean }>(items: readonly T[]): T[] => [
  ...items.filter((item) => !item.locked),
  ...items.filter((item) => item.locked),
]

/** The items of a list for its reader: only the owner sees locked items. */
export const itemsFor = (own: boolean, items: readonly ItemView[]): ItemView[] =>
  items.filter((item) => own || !item.locked)

/** Whether a category is locked: it has items, and all of them are locked (REP-020, decision 65). */
export const isCategoryLocked = (items: readonly { locked: boolean }[]): boolean =>
  items.length > 0 && items.every((item) => item.locked)

/** The visible items of a list: normal items only on request, locked items always (REP-031). Worse items are first. */
export function visibleItems(items: readonly ItemView[], showAll: boolean): ItemView[] {
  const shown = items.filter((item) => showAll || item.locked || item.severity !== 'NORMAL')
  const weight = (item: ItemView) => (item.severity ? severityRank[item.severity] : 0)
  return unlockedFirst([...shown].sort((a, b) => weight(b) - weight(a)))
}

/** (count + 2) / 10 as the middle and high risk percentage; null for 0 (REP-029, REP-030, LIT-031). */
export const riskRatio = (count: number): string | null =>
  count > 0 ? `${Number(((count + 2) / 10).toFixed(1))}%` : null

const ITEMISED = '（分项描述）'

/**
 * The sections of the explanation; headings that end in （分项描述） form a separate block, without that ending (REP-035).
 */
export function splitCorpus(item: Pick<ReportItem, 'detectionItemCorpusEntityDTO'>) {
  const contents = item.detectionItemCorpusEntityDTO?.contents ?? []
  const itemised = contents.filter((part) => part.header.endsWith(ITEMISED))
  return {
    main: contents.filter((part) => !part.header.endsWith(ITEMISED)),
    itemised: itemised.map((part) => ({ ...part, header: part.header.slice(0, -ITEMISED.length) })),
  }
}

export const NOT_A_DIAGNOSIS = '本报告仅供健康管理参考，不是医学诊断'

/** An empty cell of a mutation table reads 无 (REP-036). */
export const cell = (text: string): string => text.trim() || '无'

/** Whether none of these genes has a variant. */
export const isClear = (genes: readonly CausalGene[]): boolean => !genes.some((gene) => gene.positive)
