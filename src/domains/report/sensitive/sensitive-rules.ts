import { withRefused } from '#/shared/api/blocks.ts'
import { traits } from '../results/categories.ts'
import type { CategorySummary, Severity } from '../model.ts'
import { type Category, toCategory } from '../source/report-ids.ts'
import { type ItemView, mayHaveResults } from '../rules.ts'
import { sensitiveTopics } from './sensitive-topics.ts'

type Titled = Pick<ItemView, 'nameCn' | 'nameEn' | 'locked'>

/**
 * Whether the app asks before the first view of an item. Only the item's topic decides this: a question that depended
 * on the result would reveal it. The app never asks for drugs, and not for locked items, which show no result.
 */
export function isSensitive(
  item: Titled,
  category: Category,
  topicWords: readonly string[] = sensitiveTopics,
): boolean {
  if (item.locked || traits[category].asks === 'never') return false
  const names = `${item.nameCn} ${item.nameEn}`.toLowerCase()
  return topicWords.some((word) => names.includes(word.toLowerCase()))
}

/** The word that is counted instead of a hidden result; empty if the result is shown. */
export type HiddenReason = (item: Titled & Pick<ItemView, 'id'>) => string

/** The items of a list without hidden results, so that no count, no filter and no order reveals a hidden result. */
export const withHiddenResults = (items: readonly ItemView[], hiddenReason: HiddenReason): ItemView[] =>
  items.map((item) => {
    const levelSubstitute = hiddenReason(item)
    return levelSubstitute ? { ...item, severity: null, levelSubstitute } : item
  })

/**
 * Whether a category of diseases may have sensitive topics: then its overview says that its numbers leave topics out.
 * The results of a category without a caution say nothing about health.
 */
export const mayHideResults = (category: Category): boolean =>
  traits[category].asks !== 'never' && traits[category].caution !== ''

/** The items on sensitive topics in a list that the reader has not opened, whatever their results. */
export const unopenedIn = (items: readonly ItemView[], category: Category, isOpened: (id: string) => boolean) =>
  items.filter((item) => isSensitive(item, category) && !isOpened(item.id))

/**
 * The number of topics that the overview of a category leaves out; null if its items are not known, because an unknown
 * item may be a topic.
 * @param itemsOf the items of a category; undefined while they are read, null if not all of them are known.
 */
export function leftOutOf(
  summaries: readonly CategorySummary[],
  itemsOf: (category: Category) => readonly ItemView[] | null | undefined,
  isOpened: (id: string) => boolean,
): LeftOut {
  const known = hidingCategories(summaries)
  return (category) => {
    const items = known.includes(category) ? itemsOf(category) : []
    return items && unopenedIn(items, category, isOpened).length
  }
}

/** The number of unopened topics of a category; undefined while its list is loading, null if unknown. */
export type LeftOut = (category: Category) => number | null | undefined

/** The unlocked categories with results that may have sensitive topics. */
export const hidingCategories = (summaries: readonly CategorySummary[]): Category[] =>
  summaries.filter(mayHaveResults).flatMap(({ category, locked }) => {
    const known = toCategory(category)
    return known && !locked && mayHideResults(known) ? [known] : []
  })

/**
 * The sentence beside the numbers of an overview that leave topics out. The sentence says 这次, because the opened topics
 * are forgotten when the app is started again.
 */
export const NOT_COUNTED = '这次没打开的敏感话题不算在内'

export const UNOPENED = '未打开'

/** The word in counts for items whose result depends on another item. */
export const DECIDED_BY_OTHER_ITEM = '以另一项为准'

/** Says that some of the items without a known finding may be unopened topics. */
export const orUnopened = (word: string): string => `${word}或${UNOPENED}`

/**
 * A summary without the topics that are not opened: the numbers of an overview must not reveal a result that the lists
 * hide. Findings specific to the other sex are not counted. If not all findings that the numbers count are listed, an
 * unlisted one may be an unopened topic, so the numbers are null.
 */
export function withoutUnopened(
  summary: CategorySummary,
  isOpened: (id: string) => boolean,
  isOwn: (item: Titled, category: Category) => boolean = () => true,
): CategorySummary {
  const category = toCategory(summary.category)
  if (!category || traits[category].asks === 'never') return summary
  const { summaryItems: listed, riskNumber: risk, concernNumber: concern } = summary
  const isOpen = ({ detectionItemId: id, detectionItemNameCn: nameCn }: (typeof listed)[number]) => {
    const item = { nameCn, nameEn: '', locked: false }
    return isOwn(item, category) && (isOpened(id) || !isSensitive(item, category))
  }
  const open = listed.filter(isOpen)
  const hiddenCount = (severity: Severity) =>
    listed.filter((item) => item.concernSeverity === severity && !isOpen(item)).length
  const found = listed.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL').length
  const isWhole = risk !== null && concern !== null && found >= risk + concern
  return {
    ...summary,
    summaryItems: withRefused(open, listed.refused ?? []),
    riskNumber: isWhole ? Math.max(0, risk - hiddenCount('RISK')) : null,
    concernNumber: isWhole ? Math.max(0, concern - hiddenCount('CONCERN')) : null,
  }
}
