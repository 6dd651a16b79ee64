import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiveGenerations, growingFamilies } from '#tests/families.ts'
import { factsOf, relationsOf, someone } from '#tests/pedigrees.ts'
import { layoutOf } from '../kinship/layout.ts'
import { listOf, readingOrder } from './list-rules.ts'
import { type Pedigree, pedigreeOf } from './pedigree-rules.ts'

const inTree = ({ family, me, members, apart }: Pedigree): string[] => {
  const { placed } = layoutOf(family, me, new Set(members.keys()))
  const drawn = [...placed.keys()].flatMap((id) => members.get(id) ?? [])
  return [...drawn, ...apart].filter(({ kind }) => kind !== 'open').map(({ id, word }) => `${id} ${word}`)
}
const inList = (pedigree: Pedigree): string[] =>
  listOf(pedigree).flatMap(({ members }) => members.map(({ id, word }) => `${id} ${word}`))

test('list and tree have the same people with the same kinship terms', () => {
  const whole = pedigreeOf(factsOf(relationsOf([...fiveGenerations.people.values()])))
  expect(inList(whole).sort()).toEqual(inTree(whole).sort())
  fc.assert(
    fc.property(growingFamilies, (people) => {
      const pedigree = pedigreeOf(factsOf(relationsOf(people)))
      expect(inList(pedigree).sort()).toEqual(inTree(pedigree).sort())
      expect(
        readingOrder(pedigree)
          .map(({ id }) => id)
          .sort(),
      ).toEqual([...pedigree.members.keys()].sort())
    }),
    { numRuns: 60 },
  )
})

test('the groups of relatives in the list are sorted by generation, and each group by age, the eldest first', () => {
  const pedigree = pedigreeOf(
    factsOf([
      someone('me1', { relation: 'SELF', gender: 'FEMALE', fatherId: 'f', motherId: 'm', spouseId: 'h' }),
      someone('f', { gender: 'MALE', fatherId: 'gf' }),
      someone('m', { gender: 'FEMALE', spouseId: 'f' }),
      someone('gf', { gender: 'MALE' }),
      someone('h', { gender: 'MALE', fatherId: 'hf' }),
      someone('hf', { gender: 'MALE' }),
      someone('b', { gender: 'MALE', fatherId: 'f', motherId: 'm', birthday: '1990-01-01', spouseId: 'bw' }),
      someone('bw', { gender: 'FEMALE' }),
      someone('bk', { gender: 'MALE', fatherId: 'b', birthday: '2019-01-01' }),
      someone('k1', { gender: 'MALE', motherId: 'me1', birthday: '2022-01-01' }),
      someone('k2', { gender: 'FEMALE', motherId: 'me1', birthday: '2020-01-01' }),
      someone('friend', { relation: '干妈' }),
    ]),
  )
  expect(listOf(pedigree).map(({ label, members }) => [label, members.map(({ id }) => id)])).toEqual([
    ['我和兄弟姐妹', ['me1', 'b', 'bw']],
    ['父系', ['gf', 'f']],
    ['母系', ['m']],
    ['配偶一方', ['hf', 'h']],
    ['子女与晚辈', ['bk', 'k2', 'k1']],
    ['其他亲属', ['friend']],
  ])
})

test('the list of a family of one person has only 我自己', () => {
  expect(listOf(pedigreeOf(factsOf([]))).map(({ label }) => label)).toEqual(['我自己'])
})
