import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { initialsMatch, initialsOf } from '#/shared/lib/pinyin.ts'
import { AnalysisResult, type Severity } from '../model.ts'
import type { ItemView } from '../rules.ts'
import { otherNames } from '../words/names/medicine-names.ts'
import { filterChips, genesOf, groupsOf, isLetters, listed, plainText, searchIndex } from './search-rules.ts'

const view = (id: string, fields: Partial<ItemView> = {}): ItemView => ({
  id,
  nameCn: id,
  nameEn: '',
  itemClass: '',
  verdict: '',
  severity: 'NORMAL',
  locked: false,
  isNew: false,
  ...fields,
})

const drugs = [
  { nameCn: '氯吡格雷', nameEn: 'Clopidogrel', genes: ['CYP2C19'] },
  { nameCn: '华法林', nameEn: 'Warfarin', genes: ['CYP2C9', 'VKORC1'] },
]
const pinyin = { initialsOf, initialsMatch }
const found = (term: string, data: typeof pinyin | null = pinyin) =>
  searchIndex(drugs, (drug) => drug, data)(term).map((drug) => drug.nameCn)

test.each([
  ['吡格', ['氯吡格雷']],
  ['clopi', ['氯吡格雷']],
  [' CYP 2C', ['氯吡格雷', '华法林']],
  ['vkorc1', ['华法林']],
  ['lbgl', ['氯吡格雷']],
  ['HFL', ['华法林']],
  ['ＨＦＬ', ['华法林']],
  ['阿司匹林', []],
  ['  ', ['氯吡格雷', '华法林']],
])('the search term %j finds %j', (term, names) => expect(found(term)).toEqual(names))

test('without the pinyin data, names and genes can still be searched', () => {
  expect(found('lbgl', null)).toEqual([])
  expect(found('warf', null)).toEqual(['华法林'])
})

test.each([
  ['lbgl', true],
  ['2xtnb', true],
  ['12', false],
  ['氯b', false],
  ['', false],
])('the search term %j can be pinyin initials: %j', (term, yes) => expect(isLetters(term)).toBe(yes))

test('every part of an item’s name finds the item', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (name, a, b) => {
      fc.pre(plainText(name) !== '')
      const at = a % name.length
      const part = name.slice(at, at + 1 + (b % name.length))
      fc.pre(plainText(name).includes(plainText(part)))
      expect(searchIndex([name], (text) => ({ nameCn: text, nameEn: '', genes: [] }), null)(part)).toEqual([name])
    }),
  )
})

test('the content of a locked result is not searched', () => {
  const result = (id: string, locked: boolean) =>
    z.parse(AnalysisResult, {
      detectionItemId: id,
      locked,
      locusInfo: [{ gene: 'FTO' }],
      causalGenes: [{ name: 'HBB' }],
    })
  expect([...genesOf([result('1', false), result('2', true), result('1', false)])]).toEqual([
    ['1', ['FTO', 'HBB', 'FTO', 'HBB']],
  ])
})

test('the filter chips of a category show the number of items for each result word, such as 建议更换, including 0', () => {
  const items = [view('1', { severity: 'RISK' }), view('2'), view('3', { locked: true, severity: null })]
  const words = (category: Parameters<typeof filterChips>[1]) =>
    filterChips(items, category).map(({ word, count }) => `${word} ${count}`)
  expect(words('PHARMACOGENOMICS')).toEqual(['建议更换 1', '谨慎使用 0', '与多数人相近 1', '未解锁 1'])
  expect(words('RARE_DISEASES')).toEqual(['携带变异 1', '未检出 1', '未解锁 1'])
  expect(words('ANCESTRY')).toEqual([])
  expect(filterChips([view('1')], 'COMMON_DISEASES').map(({ tone }) => tone)).toEqual(['risk', 'concern', 'normal'])
})

test('[REP-031] search and filter results include normal items', () => {
  const items = [view('n'), view('r', { severity: 'RISK' }), view('l', { locked: true, severity: null })]
  const ids = (word: string, showAll: boolean, searching: boolean) =>
    listed(items, 'COMMON_DISEASES', word, showAll, searching).map(({ id }) => id)
  expect(ids('', false, false)).toEqual(['r', 'l'])
  expect(ids('', false, true)).toEqual(['r', 'n', 'l'])
  expect(ids('低风险', false, false)).toEqual(['n'])
  expect(ids('未解锁', false, false)).toEqual(['l'])
})

test('[REP-019] groups keep their order, and locked items are listed last', () => {
  const items = [
    view('1', { itemClass: '甲' }),
    view('2'),
    view('3', { itemClass: '甲' }),
    view('4', { itemClass: '甲', locked: true }),
  ]
  expect(groupsOf(items).map(({ name, items: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['甲', ['1', '3']],
    ['其他', ['2']],
    ['未解锁', ['4']],
  ])
})

test('filtering neither drops nor duplicates items', () => {
  const itemArbitrary = fc.record({
    severity: fc.constantFrom<Severity>('NORMAL', 'CONCERN', 'RISK'),
    locked: fc.boolean(),
    itemClass: fc.constantFrom('', '甲', '乙'),
  })
  fc.assert(
    fc.property(fc.array(itemArbitrary), (fields) => {
      const items = fields.map((entry, at) => view(String(at), entry.locked ? { ...entry, severity: null } : entry))
      const chips = filterChips(items, 'LIFE_STYLE')
      expect(chips.reduce((sum, chip) => sum + chip.count, 0)).toBe(items.length)
      for (const chip of chips) expect(listed(items, 'LIFE_STYLE', chip.word, true, false)).toHaveLength(chip.count)
      expect(groupsOf(items).flatMap((group) => group.items)).toHaveLength(items.length)
    }),
  )
})

test.each(['波立维', 'plavix', 'blw', '泰嘉', 'tj', 'lbgl'])(
  'searching for %j, another name of 氯吡格雷 or its initials, finds 氯吡格雷',
  (term) => {
    const medicine = { nameCn: '氯吡格雷', nameEn: 'Clopidogrel', genes: [], others: otherNames('氯吡格雷') }
    const other = { nameCn: '华法林', nameEn: 'Warfarin', genes: [] }
    expect(searchIndex([medicine, other], (item) => item, pinyin)(term)).toEqual([medicine])
  },
)
