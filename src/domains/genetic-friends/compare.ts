import type { AnalysisResult } from './model.ts'

export interface ComparisonRow {
  key: string
  name: string
  /** null: the item is not in this person's list. Empty: the item has no result. */
  mine: string | null
  friend: string | null
  same: boolean
}

/** Several entries of one item in a list are joined in one line. */
const joined = (found: readonly AnalysisResult[]): string | null =>
  found.length === 0 ? null : [...new Set(found.map(({ result }) => result.trim()).filter(Boolean))].join('、')

/** Whether two items are the same: by id where both items have an id, else by name. */
const isSame = (one: AnalysisResult, other: AnalysisResult): boolean =>
  one.id && other.id ? one.id === other.id : one.name.trim() === other.name.trim()

const place = ({ same, mine, friend }: ComparisonRow): number => (same ? 0 : mine !== null && friend !== null ? 1 : 2)

/** Both lists as rows: equal results first, then different results, then items of only one list (FAM-010). */
export function compare(mine: readonly AnalysisResult[], friend: readonly AnalysisResult[]): ComparisonRow[] {
  const items: AnalysisResult[] = []
  for (const entry of [...mine, ...friend]) if (!items.some((known) => isSame(known, entry))) items.push(entry)
  return items
    .map((item): ComparisonRow => {
      const own = joined(mine.filter((entry) => isSame(item, entry)))
      const other = joined(friend.filter((entry) => isSame(item, entry)))
      return { key: item.id || item.name, name: item.name, mine: own, friend: other, same: !!own && own === other }
    })
    .sort((one, other) => place(one) - place(other))
}

/** `两人都有的8项里，5项相同`; empty when the lists have no item in common. */
export function sameText(rows: readonly ComparisonRow[]): string {
  const both = rows.filter(({ mine, friend }) => mine !== null && friend !== null)
  return both.length === 0 ? '' : `两人都有的${both.length}项里，${both.filter(({ same }) => same).length}项相同`
}
