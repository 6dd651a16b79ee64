import type { QueryCache } from '@tanstack/react-query'
import type { Entries } from './blocks.ts'

function countIn(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0
  const own = Array.isArray(data) ? ((data as Entries<unknown>).refused ?? 0) : 0
  return Object.values(data).reduce((count: number, value) => count + countIn(value), own)
}

/** The data of a read does not change, and a screen asks often. */
const counts = new WeakMap<object, number>()

/** The refused entries of all lists in the data of a read, also of lists inside entries. */
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
