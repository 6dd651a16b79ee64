import { traits } from './categories.ts'
import type { Category } from './report-ids.ts'
import type { ItemView } from './rules.ts'
import { sensitiveTopics } from './sensitive-topics.ts'

type Named = Pick<ItemView, 'nameCn' | 'nameEn' | 'severity' | 'locked'>

/**
 * Whether an item asks before its first view. A sensitive topic asks for any result, so that the question itself
 * reveals nothing; so does a finding among the rare diseases. Drugs never ask, and locked items show no result.
 */
export function isSensitive(item: Named, category: Category, topics: readonly string[] = sensitiveTopics): boolean {
  const { asks } = traits[category]
  if (item.locked || asks === 'never') return false
  if (asks === 'topics-and-findings' && item.severity !== 'NORMAL') return true
  const names = `${item.nameCn} ${item.nameEn}`.toLowerCase()
  return topics.some((topic) => names.includes(topic.toLowerCase()))
}
