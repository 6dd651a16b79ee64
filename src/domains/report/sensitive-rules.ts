import { withRefused } from '#/shared/api/blocks.ts'
import { traits } from './categories.ts'
import type { CategorySummary, Severity } from './model.ts'
import { type Category, toCategory } from './report-ids.ts'
import { type ItemView, mayHaveResults } from './rules.ts'
import { sensitiveTopics } from './sensitive-topics.ts'

type Titled = Pick<ItemView, 'nameCn' | 'nameEn' | 'locked'>

/**
 * Whether an item asks before its first view. Its topic alone decides: a question that depended on the result would
 * reveal it. Drugs never ask, and locked items show no result.
 */
export function isSensitive(item: Titled, category: Category, topics: readonly string[] = sensitiveTopics): boolean {
  if (item.locked || traits[category].asks === 'never') return false
  const names = `${item.nameCn} ${item.nameEn}`.toLowerCase()
  return topics.some((topic) => names.includes(topic.toLowerCase()))
}

export type IsVeiled = (item: Titled & Pick<ItemView, 'id'>) => boolean

/** The items of a list without hidden results: neither a count, nor a filter, nor the order may reveal one. */
export const veiled = (items: readonly ItemView[], isVeiled: IsVeiled): ItemView[] =>
  items.map((item) => (isVeiled(item) ? { ...item, severity: null } : item))

/**
 * Whether a category of diseases may have sensitive topics: then its overview says that its numbers leave topics out.
 */
export const mayVeil = (category: Category): boolean =>
  traits[category].asks !== 'never' && traits[category].caution !== ''

/** The topics of a list that are not opened, whatever their results. */
export const unopenedIn = (items: readonly ItemView[], category: Category, isOpened: (id: string) => boolean) =>
  items.filter((item) => isSensitive(item, category) && !isOpened(item.id))

/**
 * How many topics the overview of a category leaves out; null where its items are not known: one of them may be a topic.
 * @param itemsOf the items of a category; undefined while they are read, null if not all of them are known.
 */
export function leftOutOf(
  summaries: readonly CategorySummary[],
  itemsOf: (category: Category) => readonly ItemView[] | null | undefined,
  isOpened: (id: string) => boolean,
): LeftOut {
  const known = veiling(summaries)
  return (category) => {
    const items = known.includes(category) ? itemsOf(category) : []
    return items && unopenedIn(items, category, isOpened).length
  }
}

/** How many topics of a category are not opened; undefined while its list is read, null if it cannot be told. */
export type LeftOut = (category: Category) => number | null | undefined

/** The categories with results that may have sensitive topics. */
export const veiling = (summaries: readonly CategorySummary[]): Category[] =>
  summaries.filter(mayHaveResults).flatMap(({ category, locked }) => {
    const known = toCategory(category)
    return known && !locked && mayVeil(known) ? [known] : []
  })

/**
 * The sentence beside the numbers of an overview that leave topics out. It says 这次, because the app does not keep over
 * a restart which topics were opened.
 */
export const NOT_COUNTED = '这次没打开的敏感话题不算在内'

/** The topics that are not opened, in counts. */
export const UNOPENED = '未打开'

/** Says that some of the items without a known finding may be unopened topics. */
export const orUnopened = (word: string): string => `${word}或${UNOPENED}`

/**
 * A summary without the topics that are not opened: the numbers of an overview must not give away a result that the
 * lists hide, and counts no finding that is not about this person's body. A number of findings that are not all listed
 * may contain such a topic, so it is not shown.
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
  const hidden = (severity: Severity) =>
    listed.filter((item) => item.concernSeverity === severity && !isOpen(item)).length
  const found = listed.filter(({ concernSeverity }) => concernSeverity !== 'NORMAL').length
  const isWhole = risk !== null && concern !== null && found >= risk + concern
  return {
    ...summary,
    summaryItems: withRefused(open, listed.refused ?? []),
    riskNumber: isWhole ? Math.max(0, risk - hidden('RISK')) : null,
    concernNumber: isWhole ? Math.max(0, concern - hidden('CONCERN')) : null,
  }
}
