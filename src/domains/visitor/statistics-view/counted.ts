import type { ContentKind } from '#/domains/news/content-kinds.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { categoryOf } from '../rules.ts'
import { countStatistics, type Look, type Period, periodBefore, type Statistics, totalsIn } from '../statistics.ts'
import { type Slot, slotsOf } from './shown-rules.ts'
import { runInSlices } from './slices.ts'

/** A record of the backend; a record without a time cannot be counted. */
export type Recorded = Omit<Look, 'time'> & { time: EdgeTime }

export interface Counted {
  statistics: Statistics
  before: Pick<Statistics, 'browsing' | 'visitors'>
  slots: Slot[]
}

/** The page views and results for one version of the records; both are deleted together with that version. */
interface StoredCounts {
  looks: Map<ContentKind, Look[]>
  results: Map<string, Counted | Promise<Counted>>
}

/** Keyed by the record objects: newly read records are counted again, and results are deleted with their records. */
const kept = new WeakMap<readonly Recorded[], StoredCounts>()

/** The maximum number of stored results for one version of the records. */
const MOST = 12

function keptOf(records: readonly Recorded[]): StoredCounts {
  const known = kept.get(records)
  if (known) return known
  const fresh: StoredCounts = { looks: new Map(), results: new Map() }
  kept.set(records, fresh)
  return fresh
}

/** The page views of a category, filtered once for each version of the records. */
export function looksIn(records: readonly Recorded[], category: ContentKind): Look[] {
  const { looks } = keptOf(records)
  const known = looks.get(category)
  if (known) return known
  const found = records.filter(
    (record): record is Recorded & Look =>
      categoryOf(record.contentType) === category && typeof record.time === 'number',
  )
  looks.set(category, found)
  return found
}

function* count(looks: readonly Look[], period: Period): Generator<undefined, Counted> {
  const statistics = yield* countStatistics(looks, period)
  yield
  const before = totalsIn(looks, periodBefore(period))
  yield
  return { statistics, before, slots: slotsOf(statistics, looks, period) }
}

/**
 * The result, or a promise of the result. Usually the result is available at once; with ten thousand visitors it takes
 * several slices.
 */
export function countedOf(
  records: readonly Recorded[],
  category: ContentKind,
  period: Period,
): Counted | Promise<Counted> {
  const { results } = keptOf(records)
  const key = `${category} ${period.from} ${period.to}`
  const known = results.get(key)
  if (known) return known
  const begun = runInSlices(count(looksIn(records, category), period))
  const result = begun instanceof Promise ? begun.then((counted) => (results.set(key, counted), counted)) : begun
  const [oldest] = results.keys()
  if (results.size >= MOST && oldest !== undefined) results.delete(oldest)
  results.set(key, result)
  return result
}
