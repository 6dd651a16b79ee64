import { paths, searchOf } from '#/paths.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { clearStored } from '#/shared/lib/storage.ts'
import type { GoodsGroup } from './model.ts'
import { forgetSearch, forgetSearches, rememberSearch, searchHistory } from './search-history.ts'
import {
  forgotten,
  isSearching,
  MAX_HISTORY,
  MAX_KEYWORD,
  nextSort,
  remembered,
  toKeyword,
  wantedOf,
} from './search-rules.ts'

const groups: GoodsGroup[] = [{ id: 'child', name: '儿童成长', icon: '' }]

test.each([
  [null, ''],
  ['', ''],
  ['  钙  ', '钙'],
  ['基因\n 检测', '基因 检测'],
  ['长'.repeat(60), '长'.repeat(MAX_KEYWORD)],
  [`${'长'.repeat(39)} 短`, '长'.repeat(39)],
])('[MISC-010] the term of %j is %j', (typed, term) => expect(toKeyword(typed)).toBe(term))

describe('[ADD-011] the search in an address', () => {
  test.each([
    ['all', '', { keyword: '', groupId: '', sort: null }],
    ['all', 'q=%E9%92%99', { keyword: '钙', groupId: '', sort: null }],
    ['child', '', { keyword: '', groupId: 'child', sort: null }],
    ['child', 'group=all', { keyword: '', groupId: '', sort: null }],
    ['whatever', 'q=x', { keyword: 'x', groupId: '', sort: null }],
    ['constructor', '', { keyword: '', groupId: '', sort: null }],
    ['all', 'group=child&sort=price-desc', { keyword: '', groupId: 'child', sort: 'price-desc' }],
    ['all', 'group=gone&sort=sideways', { keyword: '', groupId: '', sort: null }],
  ])('/%s?%s', (type, query, wanted) =>
    expect(wantedOf(type, searchOf(paths.goodsSearch, new URLSearchParams(query)), groups)).toEqual(wanted),
  )

  test.each([
    ['child', '', ''],
    ['all', 'group=child', 'child'],
    ['all', 'group=all', ''],
  ])('/%s?%s before the groups are known: only the query counts', (type, query, groupId) =>
    expect(wantedOf(type, searchOf(paths.goodsSearch, new URLSearchParams(query)), null).groupId).toBe(groupId),
  )
})

test.each([
  ['', '', false],
  ['钙', '', true],
  ['', 'child', true],
])('with the term %j and the group %j a search is active: %s', (keyword, groupId, yes) =>
  expect(isSearching({ keyword, groupId, sort: 'price-asc' })).toBe(yes),
)

test('a tap on the price sorts up, down and back to the catalogue’s own order', () => {
  expect(nextSort(null)).toBe('price-asc')
  expect(nextSort('price-asc')).toBe('price-desc')
  expect(nextSort('price-desc')).toBeNull()
  const sorts = ['?sort=price-asc', '?sort=price-desc', '?sort=name', '?sort=', '']
  expect(sorts.map((query) => searchOf(paths.goodsSearch, new URLSearchParams(query)).sort)).toEqual([
    'price-asc',
    'price-desc',
    null,
    null,
    null,
  ])
})

describe('earlier search terms', () => {
  beforeEach(() => clearStored())

  test('the latest first, without duplicates, at most ten', () => {
    const terms = fc.array(fc.constantFrom(...'甲乙丙丁戊己庚辛壬癸子丑'.split('')), { maxLength: 12 })
    fc.assert(
      fc.property(terms, (given) => {
        const kept = given.reduce<string[]>((before, term) => remembered(before, term), [])
        expect(kept.length).toBeLessThanOrEqual(MAX_HISTORY)
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept[0]).toBe(given.at(-1))
        expect(forgotten(kept, kept[0] ?? '')).toEqual(kept.slice(1))
        expect(remembered(kept, '')).toEqual(kept)
      }),
      { seed: 20260904, numRuns: 300 },
    )
  })

  test('are stored on the phone, can be removed one by one or all, and are gone after the session', () => {
    rememberSearch('钙')
    rememberSearch('用药')
    expect(searchHistory()).toEqual(['用药', '钙'])
    forgetSearch('用药')
    expect(searchHistory()).toEqual(['钙'])
    forgetSearches()
    expect(searchHistory()).toEqual([])
    rememberSearch('睡眠')
    clearStored()
    expect(searchHistory()).toEqual([])
  })
})
