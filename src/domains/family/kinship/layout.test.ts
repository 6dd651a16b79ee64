import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fiveGenerations, growingFamilies, parsePeople } from '#tests/families.ts'
import { type Family, familyOf } from './graph.ts'
import { CARD, generationsOf, type Layout, layoutOf } from './layout.ts'

const everybody = ({ people }: Family) => new Set(people.keys())

/** Pairs of cards that lie on each other. */
function overlaps({ placed }: Layout): string[] {
  const cards = [...placed.values()]
  return cards.flatMap((one, index) =>
    cards
      .slice(index + 1)
      .filter((other) => Math.abs(one.x - other.x) < CARD.width && Math.abs(one.y - other.y) < CARD.height)
      .map((other) => `${one.id} on ${other.id}`),
  )
}

describe('the layout of a pedigree', () => {
  test('is the same for the same data', () => {
    const one = layoutOf(fiveGenerations, 'me', everybody(fiveGenerations))
    expect(layoutOf(fiveGenerations, 'me', everybody(fiveGenerations))).toEqual(one)
    expect(overlaps(one)).toEqual([])
    expect(one.placed.size).toBe(generationsOf(fiveGenerations, 'me').size)
  })

  test('shows grandparents above parents, parents above me, and me above my children', () => {
    const { placed } = layoutOf(fiveGenerations, 'me', everybody(fiveGenerations))
    const tops = ['grandpa', 'dad', 'me', 'son', 'grandson'].map((id) => placed.get(id)?.y ?? -1)
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
    expect(new Set(tops).size).toBe(5)
    expect(placed.get('me')?.generation).toBe(0)
    expect(placed.get('grandma2')?.generation).toBe(-2)
  })

  test('puts a husband to the left of his wife, and four people in a chain of marriages side by side', () => {
    const { placed } = layoutOf(fiveGenerations, 'me', everybody(fiveGenerations))
    const x = (id: string) => placed.get(id)?.x ?? Number.NaN
    expect(x('wife') - x('me')).toBe(CARD.width + 8)
    const parents = ['dadFirst', 'dad', 'mom', 'momSecond'].map(x).sort((one, other) => one - other)
    expect((parents[3] ?? 0) - (parents[0] ?? 0)).toBe(3 * (CARD.width + 8))
  })

  test('keeps couples in a chain of marriages next to each other', () => {
    const { placed } = layoutOf(fiveGenerations, 'me', everybody(fiveGenerations))
    const x = (id: string) => placed.get(id)?.x ?? Number.NaN
    const couples = [
      ['dadFirst', 'dad'],
      ['dad', 'mom'],
      ['mom', 'momSecond'],
    ] as const
    for (const [one, other] of couples) expect(Math.abs(x(one) - x(other))).toBe(CARD.width + 8)
  })

  test('shows only the requested people, without people who are not connected', () => {
    const shown = new Set(['me', 'dad', 'stranger'])
    expect([...layoutOf(fiveGenerations, 'me', shown).placed.keys()].sort()).toEqual(['dad', 'me'])
    expect(layoutOf(fiveGenerations, 'me', new Set()).placed.size).toBe(0)
    expect(layoutOf(familyOf([]), 'me', new Set(['me']))).toMatchObject({ width: 0, height: 0 })
  })

  test('shows a single person as one card', () => {
    const alone = layoutOf(familyOf(parsePeople('me m 1990')), 'me', new Set(['me']))
    expect([alone.width, alone.height]).toEqual([CARD.width, CARD.height])
    expect(alone.placed.get('me')).toEqual({ id: 'me', x: 0, y: 0, generation: 0 })
  })

  test('is computed even if the family has a cycle', () => {
    const cycle = familyOf(parsePeople('a m 1960 > b\nb m 1961 > a\nme f 1990 > a'))
    expect(overlaps(layoutOf(cycle, 'me', everybody(cycle)))).toEqual([])
  })
})

test('in random families of up to 200 people, no cards overlap, each generation is level, and couples are adjacent', () => {
  fc.assert(
    fc.property(growingFamilies, (people) => {
      const family = familyOf(people)
      const layout = layoutOf(family, 'me', everybody(family))
      expect(overlaps(layout)).toEqual([])
      const tops = new Map<number, number>()
      for (const { generation, y, x } of layout.placed.values()) {
        expect(tops.get(generation) ?? y).toBe(y)
        tops.set(generation, y)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + CARD.width).toBeLessThanOrEqual(layout.width)
      }
      for (const [id, next] of family.neighbours) {
        const spouses = next.filter(({ step }) => step === 'spouse')
        const [only] = spouses
        const partners = (family.neighbours.get(only?.id ?? '') ?? []).filter(({ step }) => step === 'spouse')
        if (spouses.length !== 1 || partners.length !== 1 || !only) continue
        const [one, other] = [layout.placed.get(id), layout.placed.get(only.id)]
        expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBe(CARD.width + 8)
        expect(one?.y).toBe(other?.y)
      }
    }),
    { numRuns: 150 },
  )
})

test('parents are centred above their children', () => {
  const family = familyOf(parsePeople('me m 1960\na m 1985 > me\nb f 1987 > me\nc m 1990 > me'))
  const { placed } = layoutOf(family, 'me', everybody(family))
  expect(placed.get('me')?.x).toBe(placed.get('b')?.x)
  expect(['a', 'b', 'c'].map((id) => placed.get(id)?.x)).toEqual([0, 112, 224])
})

test.each([
  ['a man', 'me m 1990 > dad mom + spouse', 'spouse f 1991 > fil mil', ['sibling', 'me', 'spouse', 'inlaw']],
  ['a woman', 'me f 1990 > dad mom + spouse', 'spouse m 1988 > fil mil', ['inlaw', 'spouse', 'me', 'sibling']],
])('the relatives of %s and the relatives of the spouse are placed on different sides', (_who, me, spouse, order) => {
  const family = familyOf(
    parsePeople(`
      dad m 1960 + mom
      mom f 1962
      fil m 1958 + mil
      mil f 1961
      ${me}
      ${spouse}
      sibling m 1985 > dad mom
      inlaw f 1986 > fil mil
    `),
  )
  const { placed } = layoutOf(family, 'me', new Set(family.people.keys()))
  const x = (id: string) => placed.get(id)?.x ?? Number.NaN
  expect([...order].sort((one, other) => x(one) - x(other))).toEqual(order)
  expect(Math.sign(x('dad') - x('fil'))).toBe(Math.sign(x('sibling') - x('inlaw')))
})
