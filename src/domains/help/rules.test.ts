import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { helpItems } from '#/mocks/seed/help/help.ts'
import { knowledgeItems } from '#/mocks/seed/help/knowledge.ts'
import { HelpItem } from './model.ts'
import { otherTexts, categoryOf, treeOf } from './rules.ts'
import { toSign, channelsOf } from './contact-rules.ts'

const item = (id: string, parentId = '', content = 'x') => z.parse(HelpItem, { id, title: `T${id}`, content, parentId })

const shown = (items: Parameters<typeof treeOf>[0]) => {
  const { categories, loose } = treeOf(items)
  return [categories.map(({ item: { id }, texts }) => [id, ...texts.map((text) => text.id)]), loose.map(({ id }) => id)]
}

describe('[LIT-015] [LIT-016] help categories and their texts', () => {
  test('show each text in its category, in the server’s order', () =>
    expect(shown([item('1', '', ''), item('2', '', ''), item('b', '2'), item('a', '1'), item('c', '1')])).toEqual([
      [
        ['1', 'a', 'c'],
        ['2', 'b'],
      ],
      [],
    ]))

  test('list a text outside the categories if its category does not exist', () =>
    expect(shown([item('1', '', ''), item('a', '1'), item('b', 'gone')])).toEqual([[['1', 'a']], ['b']]))

  test('include a category that has no texts', () =>
    expect(shown([item('1', '', ''), item('2', '', ''), item('a', '1')])).toEqual([[['1', 'a'], ['2']], []]))

  test('show all entries as texts if no entry has a category', () =>
    expect(shown([item('a'), item('b', '', '')])).toEqual([[], ['a', 'b']]))

  test('list each entry once if entries name themselves or each other as their category', () => {
    const [categories, loose] = shown([item('a', 'a'), item('b', 'c'), item('c', 'b'), item('d', 'b')])
    expect([categories, loose]).toEqual([[['b', 'd'], ['c']], ['a']])
  })

  test('an unknown id has no category; further texts of a category leave out the text being shown', () => {
    const items = [item('1', '', ''), item('a', '1'), item('b', '1'), item('c', '1')]
    expect(categoryOf(items, 'nope')).toBeNull()
    expect(otherTexts(items, item('b', '1'), 1).map(({ id }) => id)).toEqual(['a'])
    expect(otherTexts(items, item('x'), 3)).toEqual([])
  })
})

test('[CONT-003] the icon of a help entry is empty if the server sends no icon', () => {
  const read = (extensionInfo: unknown) => z.parse(HelpItem, { id: 1, title: 'T', extensionInfo }).icon
  expect([read({ icon: '/a.svg' }), read({ icon: null }), read(null), read('x')]).toEqual(['/a.svg', '', '', ''])
})

test.each([
  ['help', helpItems, 6, 30],
  ['knowledge', knowledgeItems, 4, 20],
])('for %s, the mock backend has $2 categories and at least $3 texts', (_, items, categories, texts) => {
  const tree = treeOf(items.map((one) => z.parse(HelpItem, one)))
  expect(tree.categories).toHaveLength(categories)
  expect(tree.categories.flatMap((one) => one.texts).length).toBeGreaterThanOrEqual(texts)
  expect(tree.loose).toEqual([])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

describe('[LIT-017] the contact screen', () => {
  test.each([
    ['feedback', 'feedback'],
    ['FEEDBACK', 'feedback'],
    ['privacy', 'privacy'],
    ['', 'service'],
    ['constructor', 'service'],
    ['什么', 'service'],
  ])('with the code %j opens the page %s', (raw, sign) => expect(toSign(raw)).toBe(sign))

  test('[FMT-015] lists only the configured channels', () => {
    expect(channelsOf({ phone: '', wechat: '', mail: '' })).toEqual([])
    expect(channelsOf({ phone: '400', wechat: '', mail: 'a@b.cn' }).map(({ label }) => label)).toEqual([
      '客服电话',
      '客服邮箱',
    ])
  })
})
