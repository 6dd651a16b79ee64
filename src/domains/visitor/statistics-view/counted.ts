import type { ContentKind } from '#/domains/news/content-kinds.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { categoryOf } from '../rules.ts'
import { countStatistics, type PageView, type Period, periodBefore, type Statistics, totalsIn } from '../statistics.ts'
import { type Slot, slotsOf } from './shown-rules.ts'
import { runInSlices } from './slices.ts'

/** A record of the backend; a record without a time cannot be counted. */
export type ViewRecord = Omit<PageView, 'time'> & { time: EdgeTime }

export interface PeriodCounts {
  statistics: Statistics
  before: Pick<Statistics, 'browsing' | 'visitors'>
  slots: Slot[]
}

/** The page views and results for one version of the records; both are deleted together with that version. */
interface StoredCounts {
  pageViews: Map<ContentKind, PageView[]>
  results: Map<string, PeriodCounts | Promise<PeriodCounts>>
}

/** Keyed by the record objects: newly read records are counted again, and results are deleted with their records. */
const storedCounts = new WeakMap<readonly ViewRecord[], StoredCounts>()

/** The maximum number of stored results for one version of the records. */
const MAX = 12

function storedCountsOf(records: readonly ViewRecord[]): StoredCounts {
  const known = storedCounts.get(records)
  if (known) return known
  const fresh: StoredCounts = { pageViews: new Map(), results: new Map() }
  storedCounts.set(records, fresh)
  return fresh
}

/** The page views of a category, filtered once for each version of the records. */
export function pageViewsIn(records: readonly ViewRecord[], category: ContentKind): PageView[] {
  const { pageViews } = storedCountsOf(records)
  const known = pageViews.get(category)
  if (known) return known
  const found = records.filter(
    (record): record is ViewRecord & PageView =>
      categoryOf(record.contentType) === category && typeof record.time === 'number',
  )
  pageViews.set(category, found)
  return found
}

function* count(pageViews: readonly PageView[], period: Period): Generator<undefined, PeriodCounts> {
  const statistics = yield* countStatistics(pageViews, period)
  yield
  const before = totalsIn(pageViews, periodBefore(period))
  yield
  return { statistics, before, slots: slotsOf(statistics, pageViews, period) }
}

/**
 * The result, or a promise of the result. Usually the result is available at once; with ten thousand visitors, it takes
 * several slices.
 */
export function countedOf(
  records: readonly ViewRecord[],
  category: ContentKind,
  period: Period,
): PeriodCounts | Promise<PeriodCounts> {
  const { results } = storedCountsOf(records)
  const key = `${category} ${period.from} ${period.to}`
  const known = results.get(key)
  if (known) return known
  // A promise stays stored: a component that has suspended with `use` must call it again in its next rendering.
  const result = runInSlices(count(pageViewsIn(records, category), period))
  const [oldest] = results.keys()
  if (results.size >= MAX && oldest !== undefined) results.delete(oldest)
  results.set(key, result)
  return result
}
