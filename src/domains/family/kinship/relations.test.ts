import { describe, expect, test } from 'vitest'
import { kinshipOf } from '#tests/families.ts'
import { familyOf } from './graph.ts'
import { familyFromRelations, isOpenPlace, type Relative } from './relations.ts'

const ME = { id: 'me', gender: 'MALE' as const, birthday: '1990-03-01' }

const of = (...relations: string[]): Relative[] =>
  relations.map((relation) => ({ id: relation, relation, gender: null, birthday: null }))

function wordsFor(...relations: string[]) {
  const { people, apart } = familyFromRelations(ME, of(...relations))
  const family = familyOf(people)
  const word = (id: string) => kinshipOf(family, 'me', id)?.word
  return { people, apart, words: relations.map(word), open: people.filter(({ id }) => isOpenPlace(id)) }
}

describe('a family tree built from each relative’s relation to me', () => {
  test.each([
    ['父亲', '爸爸'],
    ['MOTHER', '妈妈'],
    ['妻子', '妻子'],
    ['配偶', '爱人'],
    ['儿子', '儿子'],
    ['DAUGHTER', '女儿'],
    ['孩子', '孩子'],
    ['爷爷', '爷爷'],
    ['奶奶', '奶奶'],
    ['外公', '外公'],
    ['姥姥', '外婆'],
    // Without birthdays, nobody knows who is older.
    ['哥哥', '兄弟'],
    ['SISTER', '姐妹'],
    ['叔叔', '叔伯'],
    ['姑姑', '姑姑'],
    ['舅舅', '舅舅'],
    ['阿姨', '姨妈'],
    ['孙子', '孙子'],
    ['孙女', '孙女'],
    ['外孙', '外孙'],
    ['外孙女', '外孙女'],
    ['侄子', '侄子'],
    ['外甥女', '外甥女'],
    ['岳父', '岳父'],
    ['岳母', '岳母'],
    ['儿媳', '儿媳'],
    ['女婿', '女婿'],
  ])('shows the relative %s with the kinship term %s if there is no other relative', (relation, word) => {
    expect(wordsFor(relation).words).toEqual([word])
  })

  test.each([
    ['嫂子', '兄弟的妻子'],
    ['弟妹', '兄弟的妻子'],
    ['姐夫', '姐妹的丈夫'],
    ['妹夫', '姐妹的丈夫'],
    ['堂哥', '堂兄弟'],
    ['堂妹', '堂姐妹'],
    ['堂嫂', '堂兄弟的妻子'],
    ['曾祖父', '曾祖父'],
    ['太奶奶', '曾祖母'],
    ['太姥爷', '外曾祖父'],
    ['继父', '继父'],
    ['后妈', '继母'],
    ['继子', '继子'],
    ['养父', '养父'],
    ['养女', '养女'],
    ['家长', '家长'],
    ['Grandson', '孙子'],
    ['elder brother', '兄弟'],
    ['重孙', '曾孙'],
    ['孙媳妇', '孙媳'],
    ['外孙女婿', '外孙女婿'],
    ['侄儿', '侄子'],
    ['侄媳妇', '侄媳'],
    ['姑妈', '姑姑'],
    ['姑夫', '姑父'],
    ['舅母', '舅妈'],
    ['姨丈', '姨父'],
    ['婶子', '叔伯的妻子'],
    ['丈母娘', '岳母'],
    ['内弟', '妻子的兄弟'],
    ['小姨子', '妻子的姐妹'],
  ])('shows a relative whom a backend calls %s with the kinship term %s', (relation, word) => {
    expect(wordsFor(relation).words).toEqual([word])
  })

  test.each(['表哥', '曾外祖父', '干妈', '舅公'])(
    'leaves out the relative %s, because the word may mean several people',
    (relation) => {
      expect(wordsFor(relation).apart.map(({ id }) => id)).toEqual([relation])
    },
  )

  test('distinguishes the wife of an elder brother from the wife of a younger brother', () => {
    const { people } = wordsFor('弟弟', '哥哥', '嫂子', '弟媳')
    const family = familyOf(people)
    expect(kinshipOf(family, '哥哥', '嫂子')?.word).toBe('妻子')
    expect(kinshipOf(family, '弟弟', '弟媳')?.word).toBe('妻子')
    const { open } = wordsFor('弟弟', '嫂子')
    expect(open.filter(({ id }) => id.includes('down'))).toHaveLength(1)
  })

  test('links a stepfather as my mother’s husband, and my father as her former husband', () => {
    const { people, words } = wordsFor('父亲', '母亲', '继父', '妹妹')
    expect(words).toEqual(['爸爸', '妈妈', '继父', '姐妹'])
    expect(kinshipOf(familyOf(people), '继父', '母亲')?.word).toBe('妻子')
    expect(kinshipOf(familyOf(people), '父亲', '母亲')?.word).toBe('前妻')
  })

  test('links a stepchild to my wife alone, even if she and I have children together', () => {
    const parents = {
      parents: [
        { id: 'me', bond: 'birth' as const },
        { id: '妻子', bond: 'birth' as const },
      ],
    }
    const son = { id: 'son', gender: 'MALE' as const, birthday: null, spouses: [], ...parents }
    const wife = { id: '妻子', gender: 'FEMALE' as const, birthday: null, parents: [], spouses: ['me'] }
    const { people } = familyFromRelations(ME, of('继子'), [son, wife])
    expect(kinshipOf(familyOf(people), 'me', '继子')?.word).toBe('继子')
  })

  test('leaves the second parent of a child open when the first parent has several spouses', () => {
    const bare = { birthday: null, parents: [] }
    const { people } = familyFromRelations(ME, of('儿子'), [
      { ...bare, id: 'me', gender: 'MALE', spouses: ['second'] },
      { ...bare, id: 'first', gender: 'FEMALE', spouses: ['me'] },
      { ...bare, id: 'second', gender: 'FEMALE', spouses: ['me'] },
      {
        ...bare,
        id: 'daughter',
        gender: 'FEMALE',
        spouses: [],
        parents: [
          { id: 'me', bond: 'birth' },
          { id: 'first', bond: 'birth' },
        ],
      },
    ])
    expect(people.find(({ id }) => id === '儿子')?.parents.map(({ id }) => id)).toEqual(['me'])
  })

  test('links 公公 and 婆婆 as the husband’s parents', () => {
    const { people } = familyFromRelations({ ...ME, gender: 'FEMALE' }, of('公公', '婆婆', '丈夫'))
    const family = familyOf(people)
    expect(['公公', '婆婆', '丈夫'].map((id) => kinshipOf(family, 'me', id)?.word)).toEqual(['公公', '婆婆', '丈夫'])
    expect(people).toHaveLength(4)
  })

  test('connects relatives through people in the list, in any order, and adds an open place for a missing person', () => {
    const whole = wordsFor('爷爷', '父亲', '母亲', '外婆', '哥哥', '奶奶')
    expect(whole.words).toEqual(['爷爷', '爸爸', '妈妈', '外婆', '兄弟', '奶奶'])
    expect(whole.open).toEqual([])
    const alone = wordsFor('爷爷')
    expect(alone.open.map(({ id, gender }) => [id, gender])).toEqual([['open:up-MALE/', 'MALE']])
  })

  test('links father and mother as a couple, and as parents of my brothers and sisters', () => {
    const { people } = wordsFor('父亲', '母亲', '妹妹')
    const family = familyOf(people)
    expect(kinshipOf(family, '父亲', '母亲')?.word).toBe('妻子')
    expect(people.find(({ id }) => id === '妹妹')?.parents.map(({ id }) => id)).toEqual(['父亲', '母亲'])
  })

  test('distinguishes older from younger relatives by their birthdays', () => {
    const { people } = familyFromRelations(ME, [{ id: 'b', relation: '弟弟', gender: 'MALE', birthday: '1995-01-01' }])
    expect(kinshipOf(familyOf(people), 'me', 'b')?.word).toBe('弟弟')
  })

  test('leaves out an unknown relation, and a person who is listed twice', () => {
    const { apart, people } = familyFromRelations(ME, [...of('父亲', '干爹', ''), ...of('父亲')])
    expect(apart.map(({ relation }) => relation)).toEqual(['干爹', '', '父亲'])
    expect(people).toHaveLength(2)
    expect(familyFromRelations(ME, [{ ...ME, relation: '父亲' }]).apart).toHaveLength(1)
  })

  test('links a nephew to an only brother; with two brothers, the nephew’s parents are open places', () => {
    const { people } = wordsFor('哥哥', '侄子')
    expect(people.find(({ id }) => id === '侄子')?.parents.map(({ id }) => id)).toEqual(['哥哥'])
    const two = wordsFor('哥哥', '弟弟', '侄子')
    expect(two.people.find(({ id }) => id === '侄子')?.parents.every(({ id }) => isOpenPlace(id))).toBe(true)
    expect(two.words).toEqual(['兄弟', '兄弟', '侄子'])
  })

  test('keeps both of two fathers', () => {
    const { people } = familyFromRelations(ME, [
      { id: 'a', relation: '父亲', gender: null, birthday: null },
      { id: 'b', relation: '父亲', gender: null, birthday: null },
    ])
    expect(people.find(({ id }) => id === 'me')?.parents.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
