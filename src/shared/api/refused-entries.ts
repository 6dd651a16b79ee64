import type { QueryCache, QueryKey } from '@tanstack/react-query'
import type { Entries, Refused } from './blocks.ts'

/** Shown when some data could not be read, instead of a sentence about absence, a total or an action. */
export const NOT_ALL_READ = '内容没有全部读出来，请稍后再看'

/** The same text about one part: `notReadText('退款')`. */
export const notReadText = (what: string): string => `${what}没有读出来，请稍后再看`

type Counted = ReadonlyMap<string, number>

function addTo(counts: Map<string, number>, data: unknown): void {
  if (typeof data !== 'object' || data === null) return
  const { refused = [] } = data as Entries<unknown> | Refused
  // An entry with several unreadable values counts as one entry.
  const texts: readonly string[] = Array.isArray(refused) ? (refused as string[]) : [JSON.stringify(refused)]
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  for (const value of Object.values(data) as unknown[]) addTo(counts, value)
}

/** The result is cached, because the data of a read does not change and a screen computes the number often. */
const countsByData = new WeakMap<object, Counted>()

/**
 * How often each text was refused in the data of a read: a whole entry, or the parts of an entry that could not be
 * read; entries inside entries count too.
 */
function countsIn(data: unknown): Counted {
  const counts = new Map<string, number>()
  if (typeof data !== 'object' || data === null) return counts
  const before = countsByData.get(data)
  if (before) return before
  addTo(counts, data)
  countsByData.set(data, counts)
  return counts
}

const sumOf = (counts: Counted): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/**
 * The number of entries of a read that were refused or could be read only in part, including entries inside entries.
 */
export const refusedCount = (data: unknown): number => sumOf(countsIn(data))

/**
 * The number of entries on the current screen that could not be read completely. Two reads with the same broken entry
 * count it once. Hidden screens observe no reads.
 * @param declared reads of the screen that may have no observer yet.
 */
export function refusedCountOnScreen(cache: QueryCache, declared: readonly { queryKey: QueryKey }[]): number {
  const most = new Map<string, number>()
  const reads = [...cache.findAll({ type: 'active' }), ...declared.map(({ queryKey }) => cache.find({ queryKey }))]
  for (const read of reads)
    for (const [text, count] of countsIn(read?.state.data)) most.set(text, Math.max(count, most.get(text) ?? 0))
  return sumOf(most)
}
