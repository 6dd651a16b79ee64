import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import {
  ageText,
  haploPieces,
  isUnknownHaplotype,
  originText,
  spanText,
  stopsOf,
  wayOf,
  yearsOf,
} from './haplo-rules.ts'
import { pieceText, noResultReason } from './haplo-texts.ts'
import { AnalysisResult } from '../model.ts'

const line = (fields: object) => {
  const haploTypeResult = { haplotype: 'O2a', ...fields }
  const found = z.parse(AnalysisResult, { detectionItemId: 'A', ancestryAnalysisResult: { haploTypeResult } })
  const result = found.ancestryAnalysisResult?.haploTypeResult
  if (!result) throw new Error('no line')
  return result
}

test.each([
  ['O2a2b1a1', ['O', 'O2', 'O2a', 'O2a2', 'O2a2b', 'O2a2b1', 'O2a2b1a', 'O2a2b1a1']],
  ['D4', ['D', 'D4']],
  ['M12', ['M', 'M12']],
  ['CT', ['CT']],
  ['O-M175', ['O', 'O-M175']],
  ["B4'b'd", ['B', 'B4', "B4'b'd"]],
  [' O ', ['O']],
  ['未知', ['未知']],
  ['', []],
])('the haplogroup code %j is split into the levels %j', (code, pieces) => expect(haploPieces(code)).toEqual(pieces))

test('each level of a haplogroup code begins with the previous level, and the last level is the whole code', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{1,2}[\da-z]{0,12}[-*'+]?[A-Z\d]*$/)), (code) => {
      const pieces = haploPieces(code)
      expect(pieces.at(-1) ?? '').toBe(code.trim())
      expect(pieces.every((piece, index) => index === 0 || piece.startsWith(pieces[index - 1] ?? ''))).toBe(true)
      expect(new Set(pieces).size).toBe(pieces.length)
    }),
  )
})

test.each([
  ['约 3 万年前', 30_000],
  ['1.1万年前', 11_000],
  ['35,000 年前', 35_000],
  ['约 6000 年前', 6000],
  ['3-5 万年前', 40_000],
  ['3 万至 5 万年前', 40_000],
  ['两万年前', 20_000],
  ['五千年前', 5000],
  ['30000', 30_000],
  ['公元前 2000 年', null],
  ['很久以前', null],
  ['0 年前', null],
  ['', null],
])('the age %j of a haplogroup is parsed as %s years', (text, years) => {
  expect(yearsOf(text)).toBe(years)
})

test('the age of a haplogroup is parsed as a positive number or null, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^约? ?\d{0,4}[万千百]?年前$/)), (text) => {
      const years = yearsOf(text)
      expect(years === null || (Number.isFinite(years) && years > 0)).toBe(true)
    }),
  )
})

test.each([
  [35_000, '3.5 万年'],
  [6000, '6000 年'],
])('a time span of %d years is shown as %s', (years, text) => expect(spanText(years)).toBe(text))

test('the age of a haplogroup sent as text is shown unchanged, and a bare number gets a unit', () => {
  expect(ageText(' 约 3 万年前 ')).toBe('约 3 万年前')
  expect(ageText('30000')).toBe('约 3 万年前')
  expect(ageText('冰期')).toBe('冰期')
})

test('[ANC-012] the line about a haplogroup’s origin shows place and time if they are known', () => {
  expect(originText({ startTime: '约 1.1 万年前', area: '黄河' })).toBe('距今约 1.1 万年，起源于黄河')
  expect(originText({ startTime: '冰期', area: '黄河' })).toBe('冰期，起源于黄河')
  expect(originText({ startTime: '', area: '黄河' })).toBe('起源于黄河')
  expect(originText(null)).toBe('')
})

const step = (haplotype: string, startTime: string) => ({ haplotype, startTime, area: '某地', about: '故事' })

test('stops of a migration are sorted from the oldest to today, with the years between the stops', () => {
  const stops = stopsOf(line({ haploMigrationPathList: [step('O', '约 3 万年前'), step('F', '约 6 万年前')] }))
  expect(stops.map(({ age, haplotype, since }) => [age, haplotype, since])).toEqual([
    ['约 6 万年前', 'F', ''],
    ['约 3 万年前', 'O', '距上一站约 3 万年'],
    ['今天', 'O2a', ''],
  ])
  expect(stops.at(-1)?.about).toBe('这条线一代又一代传到今天，检测结果属于 O2a 这一支。')
})

test.each([
  [2, [2, 0, 0]],
  [5, [5, 0, 0]],
  [6, [2, 1, 3]],
  [9, [2, 4, 3]],
])('%d stops of a migration are split into beginning, middle and end: %j', (count, parts) => {
  const path = Array.from({ length: count - 1 }, (_, index) => step(`H${index}`, `约 ${count - index} 万年前`))
  const stops = stopsOf(line({ haploMigrationPathList: path }))
  const { beginning, between, end } = wayOf(stops)
  expect([beginning.length, between.length, end.length]).toEqual(parts)
  expect([...beginning, ...between, ...end]).toEqual(stops)
})

test('if the age of a migration stop is not a number, the server’s order is kept', () => {
  const stops = stopsOf(line({ haploMigrationPathList: [step('O', '冰期'), step('F', '约 6 万年前'), step('G', '')] }))
  expect(stops.map(({ age, since }) => [age, since])).toEqual([
    ['冰期', ''],
    ['约 6 万年前', ''],
    ['年代不详', ''],
    ['今天', ''],
  ])
})

test('without migration data, the stops are the origin and today, and without an origin, there are no stops', () => {
  const haplogroup = { startTime: '约 1 万年前', area: '黄河' }
  expect(stopsOf(line({ haplogroup })).map(({ area }) => area)).toEqual(['黄河', ''])
  expect(stopsOf(line({}))).toEqual([])
})

test('[ANC-003] without a code, the haplotype is unknown', () => {
  expect(isUnknownHaplotype(null)).toBe(true)
  expect(isUnknownHaplotype(line({ haplotype: ' ' }))).toBe(true)
  expect(isUnknownHaplotype(line({}))).toBe(false)
})

test('the ethnic groups of a haplogroup can be sent as objects, as names, or as one text', () => {
  const of = (nations: unknown) =>
    line({ haplogroup: { nations } }).haplogroup?.nations.map(({ chineseName }) => chineseName)
  expect(of('汉族、藏族，彝族')).toEqual(['汉族', '藏族', '彝族'])
  expect(of(['汉族', { chineseName: '藏族', rate: 0.2 }])).toEqual(['汉族', '藏族'])
  expect(of(null)).toEqual([])
})

test('the text about a haplogroup level comes from the migration, from the app, or from its place in the tree', () => {
  const result = line({ haplotype: 'O2a9', haploMigrationPathList: [step('O', '约 3 万年前')] })
  expect(pieceText('father', result, 'O')).toBe('约 3 万年前：故事')
  expect(pieceText('father', result, 'O2')).toContain('O 之下最大的一支')
  expect(pieceText('father', result, 'O2a9')).toBe('在 O2a 之下再分出的一支：比 O2a 多一处可以辨认的路标。')
  expect(pieceText('mother', line({ haplotype: 'Y1' }), 'Y')).toBe('国际谱系树上的一个大类，用字母 Y 表示。')
})

test.each([
  ['father', 'FEMALE', '女性没有 Y 染色体，所以这里没有结果', '可由父亲或兄弟检测'],
  ['father', 'SECRET', '或者可以判断的位点还不够', '可由父亲或兄弟检测'],
  ['father', 'MALE', '可以判断的位点还不够', '可由父亲或兄弟检测'],
  ['mother', 'FEMALE', '可以判断母系的位点还不够', '可由母亲或兄弟姐妹检测'],
] as const)(
  'a missing haplotype from the %s of a person of sex %s shows a reason and who can be tested',
  (of, gender, why, way) => {
    const [first = '', second = ''] = noResultReason(of, gender)
    expect(first).toContain(why)
    expect(second).toContain(way)
  },
)

test('the reason that a receiver of a shared report sees does not reveal the owner’s sex', () =>
  expect(noResultReason('father', 'SECRET').join('')).not.toMatch(/女性|男性/))
