import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kinshipOf, pathBetween } from '#tests/families.ts'
import { familyOf, type Gender, type Path, type Person } from './graph.ts'
import { wordOf } from './kinship.ts'

const inverse = { up: 'down', down: 'up', spouse: 'spouse' } as const

const backwards = ({ people, steps }: Path): Path => ({
  people: [...people].reverse(),
  steps: [...steps].reverse().map((step) => inverse[step]),
})

/** Any data at all: cycles, several fathers, couples across generations. */
const familyArbitrary = fc
  .array(
    fc.record({
      gender: fc.constantFrom<Gender>('MALE', 'FEMALE', null),
      year: fc.option(fc.integer({ min: 1900, max: 2020 })),
      parents: fc.array(fc.nat({ max: 19 }), { maxLength: 3 }),
      spouses: fc.array(fc.nat({ max: 19 }), { maxLength: 2 }),
      adopted: fc.boolean(),
    }),
    { minLength: 2, maxLength: 20 },
  )
  .map((rows) =>
    rows.map(({ gender, year, parents, spouses, adopted }, index): Person => ({
      id: `p${index}`,
      gender,
      birthday: year === null ? null : `${year}-01-01`,
      parents: parents.map((parent) => ({ id: `p${parent}`, bond: adopted ? 'adopted' : 'birth' })),
      spouses: spouses.map((spouse) => `p${spouse}`),
    })),
  )

const ends = (list: readonly Person[]) => familyOf(list)

test('a path and its reverse connect the same two people by the same number of steps', () => {
  fc.assert(
    fc.property(familyArbitrary, (list) => {
      const family = ends(list)
      for (const { id } of list) {
        const there = pathBetween(family, 'p0', id)
        const back = pathBetween(family, id, 'p0')
        expect(there === null).toBe(back === null)
        if (!there || !back) continue
        expect(there.people.at(-1)?.id).toBe(id)
        expect(back.people.at(-1)?.id).toBe('p0')
        expect(back.steps).toHaveLength(there.steps.length)
        expect(backwards(backwards(there))).toEqual(there)
      }
    }),
    { numRuns: 300 },
  )
})

test('every connected person has a kinship term, and the path to the person visits nobody twice', () => {
  fc.assert(
    fc.property(familyArbitrary, (list) => {
      const family = ends(list)
      for (const { id } of list) {
        const found = kinshipOf(family, 'p0', id)
        if (!found) continue
        expect(found.word).not.toMatch(/null|undefined|^$/)
        expect(found.word === '我').toBe(id === 'p0')
        const ids = found.path.people.map((person) => person.id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
    { numRuns: 300 },
  )
})

test('equal paths have equal kinship terms, independent of the ids', () => {
  fc.assert(
    fc.property(familyArbitrary, (list) => {
      const renamed = (id: string) => `other-${id}`
      const family = ends(list)
      const other = ends(
        list.map((person) => ({
          ...person,
          id: renamed(person.id),
          parents: person.parents.map((parent) => ({ ...parent, id: renamed(parent.id) })),
          spouses: person.spouses.map(renamed),
        })),
      )
      for (const { id } of list)
        expect(kinshipOf(other, renamed('p0'), renamed(id))?.word).toBe(kinshipOf(family, 'p0', id)?.word)
    }),
    { numRuns: 200 },
  )
})

const opposites: Readonly<Record<string, RegExp>> = {
  爸爸: /^(儿子|女儿|孩子)$/,
  妈妈: /^(儿子|女儿|孩子)$/,
  丈夫: /^(丈夫|妻子|爱人)$/,
  妻子: /^(丈夫|妻子|爱人)$/,
  养父: /^养[子女]/,
  养母: /^养[子女]/,
  哥哥: /^(弟弟|妹妹|弟弟或妹妹)$/,
  姐姐: /^(弟弟|妹妹|弟弟或妹妹)$/,
  爷爷: /^(孙子|孙女|孙子或孙女)$/,
  外婆: /^(外孙|外孙女|外孙或外孙女)$/,
}

test('the reverse path has the reciprocal kinship term', () => {
  const met = new Set<string>()
  fc.assert(
    fc.property(familyArbitrary, (list) => {
      const family = ends(list)
      for (const { id } of list) {
        const path = pathBetween(family, 'p0', id)
        const opposite = path && opposites[wordOf(path)]
        if (!path || !opposite) continue
        met.add(wordOf(path))
        expect(wordOf(backwards(path))).toMatch(opposite)
      }
    }),
    { numRuns: 1000 },
  )
  expect([...met].sort()).toEqual(Object.keys(opposites).sort())
})
