import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { categoryOf } from '../rules.ts'
import { countStatistics, type Look, type Period, periodBefore, type Statistics, totalsIn } from '../statistics.ts'
import { type Slot, slotsOf } from './shown-rules.ts'
import { runInSlices } from './slices.ts'

/** A record as the backend has it: one without a time cannot be counted. */
export type Recorded = Omit<Look, 'time'> & { time: number | null }

/** All that is shown of a period. */
export interface Counted {
  statistics: Statistics
  /** Of the period before. */
  before: Pick<Statistics, 'browsing' | 'visitors'>
  slots: Slot[]
}

/** The looks and the results of one reading of the records; they go with it. */
interface Kept {
  looks: Map<ContentKind, Look[]>
  results: Map<string, Counted | Promise<Counted>>
}

/** By the identity of the records: a new reading is counted anew, and nothing outlives the session's reads. */
const kept = new WeakMap<readonly Recorded[], Kept>()

/** Results that are remembered for one reading. */
const MOST = 12

function keptOf(records: readonly Recorded[]): Kept {
  const known = kept.get(records)
  if (known) return known
  const fresh: Kept = { looks: new Map(), results: new Map() }
  kept.set(records, fresh)
  return fresh
}

/** The looks at one category, filtered once for each reading. */
export function looksIn(records: readonly Recorded[], category: ContentKind): Look[] {
  const { looks } = keptOf(records)
  const known = looks.get(category)
  if (known) return known
  const found = records.filter(
    (record): record is Recorded & Look => categoryOf(record.contentType) === category && record.time !== null,
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

/** The result itself as soon as it is there: for most people at once, for ten thousand visitors after some slices. */
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
