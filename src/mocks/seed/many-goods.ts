import type { SeedGoods } from './goods-seed.ts'

const MARK = '~'

/** The original id of an id in a long list: `G001~37` is a copy of G001. */
export const plainId = (id: string): string => id.split(MARK)[0] ?? id

let made: { from: readonly SeedGoods[]; count: number; goods: SeedGoods[] } | null = null

/** A catalogue of any length for tests of long lists: the goods repeated, each copy with a number. */
export function manyGoods(from: readonly SeedGoods[], count: number): SeedGoods[] {
  if (made?.from === from && made.count === count) return made.goods
  const shown = from.filter((goods) => goods.state === 'PUBLISHED')
  const goods = Array.from({ length: shown.length === 0 ? 0 : count }, (_, index) => {
    const base = shown[index % shown.length] as SeedGoods
    return { ...base, id: `${base.id}${MARK}${index + 1}`, name: `${index + 1} ${base.name}` }
  })
  made = { from, count, goods }
  return goods
}
