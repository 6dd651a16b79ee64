import type { QueryCache } from '@tanstack/react-query'

/** The refused entries of a read: a `Page`, the pages of an infinite read, or any other data, which has none. */
function refusedIn(data: unknown): number {
  const { pages, items, refused } = (data ?? {}) as { pages?: unknown; items?: unknown; refused?: unknown }
  if (Array.isArray(pages)) return pages.reduce((count: number, page) => count + refusedIn(page), 0)
  return Array.isArray(items) && typeof refused === 'number' ? refused : 0
}

/** How many entries of the lists on the current screen could not be read. Hidden screens observe no reads. */
export const refusedOnScreen = (cache: QueryCache): number =>
  cache.findAll({ type: 'active' }).reduce((count, { state }) => count + refusedIn(state.data), 0)
