import type { Category } from './report-ids.ts'
import type { ItemView } from './rules.ts'
import { sensitiveTopics } from './sensitive-topics.ts'

type Named = Pick<ItemView, 'nameCn' | 'nameEn' | 'severity' | 'locked'>

/**
 * Whether an item asks before its first view: a listed topic however it came out, so that the question itself tells
 * nothing, and a finding among the rare diseases. A drug is no topic, and what is locked shows nothing anyway.
 */
export function isSensitive(item: Named, category: Category, topics: readonly string[] = sensitiveTopics): boolean {
  if (item.locked || category === 'PHARMACOGENOMICS' || category === 'ANCESTRY') return false
  if (category === 'RARE_DISEASES' && item.severity !== 'NORMAL') return true
  const names = `${item.nameCn} ${item.nameEn}`.toLowerCase()
  return topics.some((topic) => names.includes(topic.toLowerCase()))
}
