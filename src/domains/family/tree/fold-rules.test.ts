import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fiveGenerations, growingFamiliesFrom } from '#tests/families.ts'
import { factsOf, relationsOf } from '#tests/pedigrees.ts'
import { foldedOf, FOLDED_FROM, isFoldable, MAX_DRAWN, toggled, unfoldedAll } from './fold-rules.ts'
import { pedigreeOf, peopleIn } from './pedigree-rules.ts'

const NONE: ReadonlySet<string> = new Set()
const wholePedigree = pedigreeOf(factsOf(relationsOf([...fiveGenerations.people.values()])))
const large = growingFamiliesFrom(60).map((people) => pedigreeOf(factsOf(relationsOf(people))))

test('a family of 30 people is never folded', () => {
  const rows = Array.from({ length: FOLDED_FROM }, (_, index) => ({
    id: index === 0 ? 'me' : `p${index}`,
    gender: null,
    birthday: null,
    parents: index === 0 ? [] : [{ id: index === 1 ? 'me' : `p${index - 1}`, bond: 'birth' as const }],
    spouses: [],
  }))
  const line = pedigreeOf(factsOf(relationsOf(rows)))
  expect(peopleIn(line)).toHaveLength(30)
  expect(foldedOf(line, NONE, null)).toMatchObject({ folds: new Map() })
  expect(foldedOf(line, NONE, null).shown.size).toBe(line.members.size)
})

describe('in a family of five generations', () => {
  test('my uncles’ branch is folded at my grandfather, and my son has no folded branch', () => {
    const { shown, folds } = foldedOf(wholePedigree, NONE, null)
    expect(['me', 'dad', 'grandpa', 'wife', 'sister', 'son'].filter((id) => !shown.has(id))).toEqual([])
    expect(shown.has('dadBig')).toBe(false)
    expect(folds.get('grandpa')).toMatchObject({ open: false })
    // The line of my grandson's children begins with the grandson, who is two steps away.
    expect(folds.has('son')).toBe(false)
  })

  test('a tap unfolds the whole branch, and the next tap folds the branch again', () => {
    const before = foldedOf(wholePedigree, NONE, null)
    const open = toggled(wholePedigree, NONE, 'grandpa')
    const after = foldedOf(wholePedigree, open, null)
    expect(after.shown.size - before.shown.size).toBeGreaterThanOrEqual(before.folds.get('grandpa')?.count ?? 99)
    expect(after.folds.get('grandpa')).toEqual({ count: before.folds.get('grandpa')?.count, open: true })
    expect(toggled(wholePedigree, open, 'grandpa')).toEqual(NONE)
  })

  test('the selected person and the path to the selected person stay visible', () => {
    const { shown, folds } = foldedOf(wholePedigree, NONE, 'cousinKid')
    expect(['dadBig', 'cousinBig', 'cousinKid'].filter((id) => !shown.has(id))).toEqual([])
    expect(folds.get('dadBig')?.open).toBe(false)
  })

  test('folding a branch also folds the branches inside it that were unfolded', () => {
    const inside = toggled(wholePedigree, NONE, 'dadBig')
    expect(toggled(wholePedigree, toggled(wholePedigree, inside, 'grandpa'), 'grandpa')).toEqual(NONE)
  })
})

test('every person is either shown or counted once, and the path to the selected person is visible', () => {
  fc.assert(
    fc.property(large, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(), (pedigree, taps, pick) => {
      fc.pre(isFoldable(pedigree))
      const people = peopleIn(pedigree)
      const selected = people[pick % people.length]
      let unfolded = NONE
      for (const tap of taps) {
        const anchors = [...foldedOf(pedigree, unfolded, null).folds.keys()]
        const at = anchors[tap % Math.max(anchors.length, 1)]
        if (at) unfolded = toggled(pedigree, unfolded, at)
      }
      const { shown, folds } = foldedOf(pedigree, unfolded, selected?.id ?? null)
      const closed = [...folds.values()].filter(({ open }) => !open).reduce((sum, { count }) => sum + count, 0)
      expect(people.filter(({ id }) => shown.has(id)).length + closed).toBe(people.length)
      expect(shown.has(pedigree.me)).toBe(true)
      for (const { id } of selected?.path?.people ?? []) expect(shown.has(id)).toBe(true)
      for (const [id, { count }] of folds) {
        expect(shown.has(id)).toBe(true)
        expect(count).toBeGreaterThan(0)
      }
      // No card is without a connection.
      for (const id of shown)
        for (const before of pedigree.members.get(id)?.path?.people ?? []) expect(shown.has(before.id)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('unfolding all branches shows every person', () => {
  fc.assert(
    fc.property(large, (pedigree) => {
      fc.pre(isFoldable(pedigree))
      const { shown, folds } = foldedOf(pedigree, unfoldedAll(pedigree), null)
      expect(shown.size).toBe(pedigree.members.size)
      expect([...folds.values()].every(({ open }) => open)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

describe('a family with more people than the tree can show', () => {
  const couple = { gender: null, birthday: null, parents: [], spouses: [] }
  const children = Array.from({ length: 1000 }, (_, at) => ({
    ...couple,
    id: `child${at}`,
    parents: [{ id: 'me', bond: 'birth' as const }],
  }))
  const pedigree = pedigreeOf(factsOf(relationsOf([{ ...couple, id: 'me' }, ...children])))

  test('shows the nearest relatives, and counts each other relative once', () => {
    const { shown, undrawn } = foldedOf(pedigree, NONE, null)
    expect(shown.size).toBe(MAX_DRAWN)
    expect(peopleIn(pedigree).filter(({ id }) => shown.has(id)).length + undrawn).toBe(1001)
  })

  test('shows the selected person', () => {
    expect(foldedOf(pedigree, NONE, 'child999').shown.has('child999')).toBe(true)
  })
})
