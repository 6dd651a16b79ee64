import { traits } from './categories.ts'
import type { Category } from './report-ids.ts'
import type { ItemView } from './rules.ts'
import { sensitiveTopics } from './sensitive-topics.ts'

type Titled = Pick<ItemView, 'nameCn' | 'nameEn' | 'locked'>
type Named = Titled & Pick<ItemView, 'severity'>

/** Whether an item is about a sensitive topic, whatever its result. */
export function isTopic(item: Titled, category: Category, topics: readonly string[] = sensitiveTopics): boolean {
  if (item.locked || traits[category].asks === 'never') return false
  const names = `${item.nameCn} ${item.nameEn}`.toLowerCase()
  return topics.some((topic) => names.includes(topic.toLowerCase()))
}

/**
 * Whether an item asks before its first view. A sensitive topic asks for any result, so that the question itself
 * reveals nothing; so does a finding among the rare diseases. Drugs never ask, and locked items show no result.
 */
export function isSensitive(item: Named, category: Category, topics: readonly string[] = sensitiveTopics): boolean {
  const finds = traits[category].asks === 'topics-and-findings' && !item.locked && item.severity !== 'NORMAL'
  return finds || isTopic(item, category, topics)
}

export type IsVeiled = (item: Titled & Pick<ItemView, 'id'>) => boolean

/**
 * The items of a list without the results that are not to be seen yet: neither a count, nor a filter, nor the order may
 * give one away.
 */
export const veiled = (items: readonly ItemView[], isVeiled: IsVeiled): ItemView[] =>
  items.map((item) => (isVeiled(item) ? { ...item, severity: null } : item))
