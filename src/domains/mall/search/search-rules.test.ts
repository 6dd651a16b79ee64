import { paths, searchOf } from '#/paths.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import { clearStored } from '#/shared/lib/storage.ts'
import type { GoodsGroup } from '../model.ts'
import { removeSearch, clearSearches, storeSearch, searchHistory } from './search-history.ts'
import {
  withoutTerm,
  isNarrowed,
  isSearching,
  MAX_HISTORY,
  MAX_KEYWORD,
  nextSort,
  nothingText,
  withTerm,
  toKeyword,
  goodsSearchOf,
} from './search-rules.ts'

const plain = { keyword: '', groupId: '', sort: null, range: { from: null, upTo: null }, stock: false }
const groups: GoodsGroup[] = [{ id: 'child', name: '儿童成长', icon: '' }]

test.each([
  [null, ''],
  ['', ''],
  ['  钙  ', '钙'],
  ['基因\n 检测', '基因 检测'],
  ['长'.repeat(60), '长'.repeat(MAX_KEYWORD)],
  [`${'长'.repeat(39)} 短`, '长'.repeat(39)],
])('[MISC-010] the search term in the address %j is %j', (typed, term) => expect(toKeyword(typed)).toBe(term))

describe('[ADD-011] the search that an address describes', () => {
  test.each([
    ['all', '', {}],
    ['all', 'q=%E9%92%99', { keyword: '钙' }],
    ['child', '', { groupId: 'child' }],
    ['child', 'group=all', {}],
    ['whatever', 'q=x', { keyword: 'x' }],
    ['constructor', '', {}],
    ['all', 'group=child&sort=price-desc', { groupId: 'child', sort: 'price-desc' }],
    ['all', 'group=gone&sort=sideways', {}],
    ['all', 'q=x&sort=sales&stock=true', { keyword: 'x', sort: 'sales', stock: true }],
    ['all', 'q=x&stock=false', { keyword: 'x' }],
    ['all', 'min=99.5&max=300', { range: { from: 9950, upTo: 30_000 } }],
    ['all', 'max=300', { range: { from: null, upTo: 30_000 } }],
    ['all', 'min=abc&max=300', {}],
    ['all', 'min=301&max=300', {}],
  ])('is parsed from the address /%s?%s', (type, query, wanted) =>
    expect(goodsSearchOf(type, searchOf(paths.goodsSearch, new URLSearchParams(query)), groups)).toEqual({
      ...plain,
      ...wanted,
    }),
  )

  test.each([
    ['child', '', ''],
    ['all', 'group=child', 'child'],
    ['all', 'group=all', ''],
  ])('is parsed only from the query of the address /%s?%s until the groups are loaded', (type, query, groupId) =>
    expect(goodsSearchOf(type, searchOf(paths.goodsSearch, new URLSearchParams(query)), null).groupId).toBe(groupId),
  )
})

const cheap = { from: cents(0), upTo: cents(30_000) }

test.each([
  ['nothing', {}, false, false],
  ['a term', { keyword: '钙' }, true, false],
  ['a group', { groupId: 'child' }, true, false],
  ['a term and a group', { keyword: '钙', groupId: 'child' }, true, true],
  ['stock', { stock: true }, true, true],
  ['a price', { range: cheap }, true, true],
])('a search with %s runs: $2, and is filtered: $3', (_what, wanted, active, narrowed) => {
  expect(isSearching({ ...plain, ...wanted })).toBe(active)
  expect(isNarrowed({ ...plain, ...wanted })).toBe(narrowed)
})

test.each([
  [{ groupId: 'child' }, '这个分类暂时没有商品'],
  [{ keyword: '钙' }, '没有找到“钙”相关的商品'],
  [{ keyword: '钙', groupId: 'child' }, '这个分类里没有“钙”相关的商品'],
  [{ keyword: '钙', stock: true }, '没有符合条件的“钙”商品'],
  [{ groupId: 'child', range: cheap }, '没有符合条件的商品'],
])('an empty result of the search %j shows the text %s', (wanted, text) =>
  expect(nothingText({ ...plain, ...wanted })).toBe(text),
)

test('taps on the price sort ascending, descending, then in the server’s order', () => {
  expect(nextSort(null)).toBe('price-asc')
  expect(nextSort('price-asc')).toBe('price-desc')
  expect(nextSort('price-desc')).toBeNull()
  expect(nextSort('sales')).toBe('price-asc')
  const sorts = ['?sort=price-asc', '?sort=price-desc', '?sort=sales', '?sort=name', '?sort=', '']
  expect(sorts.map((query) => searchOf(paths.goodsSearch, new URLSearchParams(query)).sort)).toEqual([
    'price-asc',
    'price-desc',
    'sales',
    null,
    null,
    null,
  ])
})

describe('stored search terms', () => {
  beforeEach(() => clearStored())

  test('are sorted latest first, without duplicates, and limited to ten', () => {
    const termsArbitrary = fc.array(fc.constantFrom(...'甲乙丙丁戊己庚辛壬癸子丑'.split('')), { maxLength: 12 })
    fc.assert(
      fc.property(termsArbitrary, (given) => {
        const kept = given.reduce<string[]>((before, term) => withTerm(before, term), [])
        expect(kept.length).toBeLessThanOrEqual(MAX_HISTORY)
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept[0]).toBe(given.at(-1))
        expect(withoutTerm(kept, kept[0] ?? '')).toEqual(kept.slice(1))
        expect(withTerm(kept, '')).toEqual(kept)
      }),
      { seed: 20260904, numRuns: 300 },
    )
  })

  test('are stored on the phone, can be removed singly or all at once, and are cleared when the session ends', () => {
    storeSearch('钙')
    storeSearch('用药')
    expect(searchHistory()).toEqual(['用药', '钙'])
    removeSearch('用药')
    expect(searchHistory()).toEqual(['钙'])
    clearSearches()
    expect(searchHistory()).toEqual([])
    storeSearch('睡眠')
    clearStored()
    expect(searchHistory()).toEqual([])
  })
})
