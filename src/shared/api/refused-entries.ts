import type { QueryCache } from '@tanstack/react-query'
import type { Entries, Refused } from './blocks.ts'

/** Stands in for every sentence about absence, every total and every open action beside what could not be read. */
export const NOT_ALL_READ = '内容没有全部读出来，请稍后再看'

/** The same about one part: `notRead('退款')`. */
export const notRead = (what: string): string => `${what}没有读出来，请稍后再看`

function countIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const own = Array.isArray(data) ? ((data as Entries<unknown>).refused ?? 0) : ((data as Refused).refused?.length ?? 0)
  return Object.values(data).reduce((count: number, value) => count + countIn(value), own)
}

/** The data of a read does not change, and a screen asks often. */
const counts = new WeakMap<object, number>()

/** The refused entries and parts in the data of a read, also inside entries. */
export function refusedIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const known = counts.get(data)
  if (known !== undefined) return known
  const count = countIn(data)
  counts.set(data, count)
  return count
}

/** How many entries of the lists on the current screen could not be read. Hidden screens observe no reads. */
export const refusedOnScreen = (cache: QueryCache): number =>
  cache.findAll({ type: 'active' }).reduce((count, { state }) => count + refusedIn(state.data), 0)
