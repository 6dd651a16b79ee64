import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactsOf, foundIn, letterAt, letterOf, maskedNumber, sectionsOf } from './address-book-rules.ts'

const entry = (name: string, mobile = '13900000001') => ({ name, mobile })

describe('the letter under which a contact is listed', () => {
  test.each([
    ['王秀兰', 'W'],
    ['欧阳敏', 'O'],
    [' 赵敏', 'Z'],
    ['Alice Wong', 'A'],
    ['zhao min', 'Z'],
    // Surnames that are read otherwise than the character alone.
    ['曾国英', 'Z'],
    ['单田芳', 'S'],
    ['单于明', 'C'],
    ['解晓东', 'X'],
    ['仇海燕', 'Q'],
    ['区桂芬', 'O'],
    ['朴智恩', 'P'],
    ['翟志刚', 'Z'],
    ['盖丽丽', 'G'],
    ['尉迟敬', 'Y'],
    ['覃小玲', 'Q'],
    ['', '#'],
    ['😀小太阳', '#'],
    ['007', '#'],
    ['·王', '#'],
  ])('for the name %s is %s', (name, letter) => expect(letterOf(name)).toBe(letter))
})

describe('the order of the contacts', () => {
  test('is by letter, with # last, and an entry without a name is shown as 没有名字', () => {
    const sections = sectionsOf(contactsOf(['张三', '', '曾敏', '阿丽', '7号'].map((name) => entry(name))))
    expect(sections.map(({ letter, contacts }) => [letter, contacts.map(({ name }) => name)])).toEqual([
      ['A', ['阿丽']],
      ['Z', ['曾敏', '张三']],
      ['#', ['7号', '没有名字']],
    ])
  })

  test('within a letter is by pinyin, so that people with the same surname are listed together', () => {
    const names = ['李小禾', '林青', '李建国', '曹雪', '陈大勇', '邓丽珍', '杜鹃', '黄蓉', '胡一刀', '区桂芬', '欧阳敏']
    expect(
      sectionsOf(contactsOf(names.map((name) => entry(name)))).flatMap(({ contacts }) =>
        contacts.map((one) => one.name),
      ),
    ).toEqual(['曹雪', '陈大勇', '邓丽珍', '杜鹃', '胡一刀', '黄蓉', '李建国', '李小禾', '林青', '区桂芬', '欧阳敏'])
  })

  test('contains every entry, for any names', () => {
    const contactsArbitrary = fc.array(fc.record({ name: fc.string({ unit: 'grapheme' }), mobile: fc.string() }), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(contactsArbitrary, (entries) => {
        const sections = sectionsOf(contactsOf(entries))
        expect(sections.reduce((sum, { contacts }) => sum + contacts.length, 0)).toBe(entries.length)
        expect(new Set(sections.map(({ letter }) => letter)).size).toBe(sections.length)
        expect(sections.every(({ letter }) => /^[A-Z#]$/.test(letter))).toBe(true)
      }),
      { seed: 20261120, numRuns: 200 },
    )
  })
})

describe('the search in the contacts', () => {
  const contacts = contactsOf([
    entry('王秀兰', '13800000001'),
    entry('曾国英', '13900000002'),
    entry('Alice Wong', '075526888888'),
  ])
  const found = (term: string) => foundIn(contacts, term).map(({ name }) => name)

  test.each([
    ['', ['Alice Wong', '王秀兰', '曾国英']],
    ['秀', ['王秀兰']],
    ['wxl', ['王秀兰']],
    // Both readings of the surname.
    ['zgy', ['曾国英']],
    ['cgy', ['曾国英']],
    ['ALICE', ['Alice Wong']],
    ['aw', ['Alice Wong']],
    ['ａｌｉｃｅ', ['Alice Wong']],
    ['0002', ['曾国英']],
    ['0755-2688', ['Alice Wong']],
    ['138 0000', ['王秀兰']],
    ['火箭', []],
  ])('for the term %j finds the contacts %j', (term, names) => expect(found(term)).toEqual(names))
})

test.each([
  ['13900000001', '139****0001'],
  ['0755-26888888', '****88'],
  ['110', '****10'],
])('the number %s is masked as %s', (number, masked) => expect(maskedNumber(number)).toBe(masked))

test.each([
  [-1, 'A'],
  [0, 'A'],
  [0.34, 'K'],
  [0.99, '#'],
  [1.5, '#'],
])('a touch at the fraction %d of the letter strip’s height selects the letter %s', (share, letter) =>
  expect(letterAt(['A', 'K', '#'], share)).toBe(letter),
)

test('a touch on a strip without letters selects no letter', () => expect(letterAt([], 0.5)).toBe(''))
