import type { SeedItem } from './report-seed.ts'

const MARK = '~'

let made: { from: readonly SeedItem[]; count: number; items: SeedItem[] } | null = null

/** A report of any length for tests of large reports: the items repeated, each copy with a number. */
export function manyItems(from: readonly SeedItem[], count: number): SeedItem[] {
  if (made?.from === from && made.count === count) return made.items
  const items = Array.from({ length: from.length === 0 ? 0 : count }, (_, index) => {
    const base = from[index % from.length] as SeedItem
    const round = Math.floor(index / from.length)
    return round === 0 ? base : { ...base, id: `${base.id}${MARK}${round}`, nameCn: `${base.nameCn}${round}` }
  })
  made = { from, count, items }
  return items
}
