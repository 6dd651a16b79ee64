import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { growingFamilies } from '#tests/families.ts'
import { factsOf, relationsOf, someone } from '#tests/pedigrees.ts'
import { CARD, layoutOf } from '../kinship/layout.ts'
import { pedigreeOf } from './pedigree-rules.ts'

const wordsOf = (...input: Parameters<typeof factsOf>) => {
  const { members, apart } = pedigreeOf(factsOf(...input))
  return Object.fromEntries([...members.values(), ...apart].map(({ id, word, kind }) => [id, `${word} ${kind}`]))
}

describe('the person of the account', () => {
  test.each(['SELF', '本人', '自己', 'self'])('is the entry with the relation %s', (relation) => {
    const { me, members } = pedigreeOf(factsOf([someone('a', { relation }), someone('b', { relation: 'FATHER' })]))
    expect([me, members.get('a')?.word, members.get('b')?.word]).toEqual(['a', '我', '爸爸'])
  })

  test('is added with the account’s name if no entry has that relation', () => {
    const { me, members } = pedigreeOf(factsOf([someone('b', { relation: 'MOTHER' })]))
    expect(members.get(me)).toMatchObject({ kind: 'me', name: '李梅', word: '我' })
  })

  test('is added with the account’s id if other entries refer to this id', () => {
    expect(wordsOf([someone('kid', { gender: 'MALE', motherId: 'U1' })])).toEqual({ me: '我 me', kid: '儿子 relative' })
  })
})

describe('a family with parent ids for some entries and only a relation for others', () => {
  test('an entry without parent ids is placed by its relation among the other entries', () => {
    expect(
      wordsOf([
        someone('me1', { relation: 'SELF', fatherId: 'dad', motherId: 'mom', birthday: '1990-01-01' }),
        someone('dad', { gender: 'MALE' }),
        someone('mom', { gender: 'FEMALE' }),
        someone('grandma', { relation: '外婆' }),
        someone('sis', { relation: 'SISTER', birthday: '1995-01-01' }),
        someone('cousin', { gender: 'FEMALE', motherId: 'aunt', birthday: '1992-01-01' }),
        someone('aunt', { relation: '姨妈' }),
      ]),
    ).toEqual({
      me1: '我 me',
      dad: '爸爸 relative',
      mom: '妈妈 relative',
      grandma: '外婆 relative',
      sis: '妹妹 relative',
      aunt: '姨妈 relative',
      cousin: '表妹 relative',
      // A sister of the mother is her father's daughter.
      'open:up-FEMALE/up-MALE/': '外公 open',
    })
  })

  test('a sister who is placed by her relation gets both of my parents as her parents', () => {
    const { family } = pedigreeOf(
      factsOf([
        someone('me1', { relation: 'SELF', fatherId: 'dad', motherId: 'mom' }),
        someone('dad', { gender: 'MALE' }),
        someone('mom', { gender: 'FEMALE' }),
        someone('sis', { relation: 'SISTER' }),
      ]),
    )
    expect(family.people.get('sis')?.parents.map(({ id }) => id)).toEqual(['dad', 'mom'])
  })

  test('a child with one known parent gets no second parent', () => {
    const { family } = pedigreeOf(
      factsOf([
        someone('me1', { relation: 'SELF', fatherId: 'dad', motherId: 'mom' }),
        someone('dad', { gender: 'MALE' }),
        someone('mom', { gender: 'FEMALE' }),
        someone('half', { gender: 'MALE', fatherId: 'dad' }),
      ]),
    )
    expect(family.people.get('half')?.parents.map(({ id }) => id)).toEqual(['dad'])
  })

  test('a father without a gender counts as a man, and a mother without a gender as a woman', () => {
    expect(
      wordsOf([someone('me1', { relation: 'SELF', fatherId: 'd', motherId: 'm' }), someone('d'), someone('m')]),
    ).toMatchObject({ d: '爸爸 relative', m: '妈妈 relative' })
  })

  test('unknown ids are ignored, and a duplicate entry is used once', () => {
    expect(
      wordsOf([
        someone('me1', { relation: 'SELF', fatherId: 'gone', spouseId: 'gone' }),
        someone('d', { relation: 'FATHER' }),
        someone('d', { relation: 'MOTHER' }),
      ]),
    ).toEqual({ me1: '我 me', d: '爸爸 relative' })
  })

  test('two fathers are both kept, and a cycle causes no endless loop', () => {
    expect(wordsOf([someone('a', { relation: 'FATHER' }), someone('b', { relation: 'FATHER' })])).toMatchObject({
      a: '爸爸 relative',
      b: '爸爸 relative',
    })
    const { members } = pedigreeOf(
      factsOf([
        someone('me1', { relation: 'SELF', fatherId: 'd' }),
        someone('d', { gender: 'MALE', fatherId: 'me1' }),
        someone('x', { gender: 'MALE', fatherId: 'y' }),
        someone('y', { gender: 'MALE', fatherId: 'x' }),
      ]),
    )
    expect([...members.keys()].sort()).toEqual(['d', 'me1'])
  })

  test.each([
    ['ELDER_BROTHER', '哥哥'],
    ['妹妹', '妹妹'],
    ['叔叔', '叔叔'],
    ['伯伯', '伯父'],
    ['BROTHER', '兄弟'],
  ])('without birthdays, the relation %s gives the kinship term %s', (relation, word) => {
    expect(wordsOf([someone('f', { relation: 'FATHER' }), someone('a', { relation })])).toMatchObject({
      a: `${word} relative`,
    })
  })

  test('a birthday takes precedence over the age order in the relation', () => {
    expect(wordsOf([someone('a', { relation: 'ELDER_BROTHER', birthday: '2001-01-01' })])).toMatchObject({
      a: '弟弟 relative',
    })
  })
})

describe('relatives with an unknown relation', () => {
  test.each([
    ['干妈', '干妈'],
    ['', '亲属'],
    ['GODMOTHER', '亲属'],
    ['X7', '表舅公'],
  ])('a relative with the relation %j is outside the tree as %s', (relation, word) => {
    const types = [{ value: 'X7', name: '表舅公' }]
    const { apart, members } = pedigreeOf(factsOf([someone('a', { relation })], [], types))
    expect(apart).toMatchObject([{ id: 'a', word, path: null }])
    expect(members.has('a')).toBe(false)
  })
})

describe('invitations in the tree', () => {
  const sent = (relation: string, status = 'WAITING_FOR_AGREE', id = 'i') => ({ id, relation, status, name: '王五' })

  test('a waiting invitation is placed by its relation', () => {
    expect(wordsOf([someone('f', { relation: 'FATHER' })], [sent('MOTHER')])).toEqual({
      me: '我 me',
      f: '爸爸 relative',
      'invited:i': '妈妈 invited',
    })
  })

  test.each(['AGREE', 'REJECT', 'NEW'])('an invitation in the state %s is not placed in the tree', (status) => {
    expect(wordsOf([someone('f', { relation: 'FATHER' })], [sent('MOTHER', status)])).not.toHaveProperty('invited:i')
  })

  test('an invitation is left out if a relative or an earlier invitation has its place', () => {
    expect(wordsOf([someone('m', { relation: 'MOTHER' })], [sent('MOTHER')])).not.toHaveProperty('invited:i')
    const two = wordsOf([someone('f', { relation: 'FATHER' })], [sent('MOTHER'), sent('MOTHER', undefined, 'j')])
    expect(two).not.toHaveProperty('invited:j')
  })

  test('several brothers can be placed, and an invitation fills an open place', () => {
    const words = wordsOf(
      [someone('b', { relation: 'BROTHER' }), someone('g', { relation: '爷爷' })],
      [sent('YOUNGER_BROTHER'), sent('FATHER', undefined, 'j')],
    )
    expect(words).toMatchObject({ 'invited:i': '弟弟 invited', 'invited:j': '爸爸 invited', g: '爷爷 relative' })
    expect(Object.keys(words).filter((id) => id.startsWith('open:'))).toEqual([])
  })

  test('an invitation with an unknown relation is listed outside the tree', () => {
    expect(wordsOf([], [sent('干爹')])).toMatchObject({ 'invited:i': '干爹 invited' })
  })
})

describe('open places in the tree', () => {
  const types = [
    { value: 'FATHER', name: '父亲' },
    { value: 'MOTHER', name: '母亲' },
    { value: 'ELDER_BROTHER', name: '哥哥' },
    { value: 'YOUNGER_BROTHER', name: '弟弟' },
  ]

  test('a new family has open places for father and mother as a couple, with the server’s relations', () => {
    const { isFirst, members, family } = pedigreeOf(factsOf([], [], types))
    const open = [...members.values()].filter(({ kind }) => kind === 'open')
    expect(isFirst).toBe(true)
    expect(open.map(({ word, relation }) => [word, relation])).toEqual([
      ['父亲', 'FATHER'],
      ['母亲', 'MOTHER'],
    ])
    expect(family.neighbours.get(open[0]?.id ?? '')).toContainEqual({ id: open[1]?.id, step: 'spouse' })
  })

  test('without the server’s relations, the open places of a new family have the usual words for father and mother', () => {
    const { members } = pedigreeOf(factsOf([]))
    expect([...members.values()].map(({ word, relation }) => [word, relation])).toEqual([
      ['我', null],
      ['爸爸', null],
      ['妈妈', null],
    ])
  })

  test('in a new family, an invited mother is shown in her place', () => {
    const { members, isFirst } = pedigreeOf(
      factsOf([], [{ id: 'i', relation: 'MOTHER', status: 'WAITING_FOR_AGREE', name: '' }], types),
    )
    expect(isFirst).toBe(true)
    expect([...members.values()].map(({ kind, word }) => `${kind} ${word}`).sort()).toEqual([
      'invited 妈妈',
      'me 我',
      'open 父亲',
    ])
  })

  test('an open place between me and a relative has a relation only if exactly one relation fits', () => {
    const { members, isFirst } = pedigreeOf(
      factsOf([someone('g', { relation: '爷爷' }), someone('n', { relation: '侄子' })], [], types),
    )
    const open = [...members.values()].filter(({ kind }) => kind === 'open')
    expect(isFirst).toBe(false)
    expect(open.map(({ word, relation }) => [word, relation])).toEqual([
      ['父亲', 'FATHER'],
      ['母亲', 'MOTHER'],
      ['兄弟', null],
    ])
  })
})

test.each([['MOTHER'], ['FATHER']])(
  'with one known parent (%s), a brother has the same parents as me, including that parent',
  (known) => {
    const relations = [someone('p', { relation: known }), someone('b', { relation: 'ELDER_BROTHER' })]
    const { family } = pedigreeOf(factsOf(relations))
    const parentsOf = (id: string) =>
      family.people
        .get(id)
        ?.parents.map((parent) => parent.id)
        .sort()
    expect(parentsOf('b')).toEqual(parentsOf('me'))
    expect(parentsOf('b')).toContain('p')
  },
)

test('a brother and I without known parents are children of two open places, father and mother', () => {
  const { family, members } = pedigreeOf(factsOf([someone('b', { relation: 'ELDER_BROTHER' })]))
  expect(
    [...members.values()]
      .filter(({ kind }) => kind === 'open')
      .map(({ word }) => word)
      .sort(),
  ).toEqual(['妈妈', '爸爸'])
  expect(family.people.get('b')?.parents).toEqual(family.people.get('me')?.parents)
})

test('in random families, each person is drawn once or listed outside the tree, and no cards overlap', () => {
  fc.assert(
    fc.property(growingFamilies, (people) => {
      const { family, me, members, apart } = pedigreeOf(factsOf(relationsOf(people)))
      const all = [...members.keys(), ...apart.map(({ id }) => id)].filter((id) => !id.startsWith('open:'))
      expect(all.sort()).toEqual(people.map(({ id }) => id).sort())
      const { placed } = layoutOf(family, me, new Set(members.keys()))
      expect(placed.size).toBe(members.size)
      const cards = [...placed.values()].sort((one, other) => one.y - other.y || one.x - other.x)
      const overlaps = cards.filter(({ x, y }, index) => {
        const next = cards[index + 1]
        return next?.y === y && next.x - x < CARD.width
      })
      expect(overlaps).toEqual([])
    }),
    { numRuns: 60 },
  )
})
