import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ancestryRows } from './ancestry-list.ts'
import { regionNames } from './ancestry-regions.ts'
import {
  ancestryName,
  ancestryWord,
  bandText,
  colourOf,
  compositionOf,
  compositionText,
  elsewhereText,
  finePercentText,
  nationViews,
  neanderthalShare,
  onScale,
  palette,
  percentText,
  areaSelectionOf,
  TRACE_CAUTION,
  TRACES,
  unknownText,
} from './ancestry-rules.ts'
import { type AncestryType, ancestryTypeOf } from './ancestry-types.ts'
import { storyOf } from './ancestry-stories.ts'
import { AnalysisResult, type Ancestry } from '../model.ts'

const result = (fields: object = {}) => z.parse(AnalysisResult, { detectionItemId: 'A1', ...fields })
const ancestry = (fields: object): Ancestry | null => result({ ancestryAnalysisResult: fields }).ancestryAnalysisResult
const mixture = (areas: unknown[]) => ancestry({ ancestryCompositionResult: { areaAncestryCompositions: areas } })
const composed = (areas: unknown[]) => {
  const view = compositionOf(mixture(areas))
  if (!view) throw new Error('no composition')
  return view
}

describe('[ANC-001] the colours of ancestry areas', () => {
  test('are twenty different colours, which are repeated for further areas', () => {
    expect(new Set(palette).size).toBe(20)
    expect(colourOf(20)).toBe(colourOf(0))
    expect(colourOf(19)).not.toBe(colourOf(0))
  })

  test('are the same for the 1st and the 21st of 25 areas sorted by rate', () => {
    const areas = Array.from({ length: 25 }, (_, index) => ({ area: `区${index}`, rate: (index + 1) / 325 }))
    const view = composed(areas)
    expect(view.areas[0]?.name).toBe('区24')
    expect(view.areas.map(({ colour }) => colour)).toEqual([...palette, ...palette.slice(0, 5)])
  })
})

test.each([
  [0.126, '13%'],
  [0.124, '12%'],
  [0.005, '1%'],
  [0.145, '15%'],
  [0.004, '<1%'],
  [0, '0%'],
  [1, '100%'],
])('[ANC-002] the proportion %d is shown as %s', (rate, text) => expect(percentText(rate)).toBe(text))

test.each([
  [0.021, '2.1%'],
  [0.02, '2%'],
  [0.0234, '2.3%'],
])('the proportion %d is shown as %s inside a sentence', (rate, text) => expect(finePercentText(rate)).toBe(text))

test.each([
  ['您', '您的父系单倍群未知'],
  ['孩子', '孩子的父系单倍群未知'],
])('[ANC-003] the text about an unknown haplotype names the report’s owner as %s', (who, text) =>
  expect(unknownText('父系单倍群', who)).toBe(text),
)

test.each([
  ['NEANDERTHAL', '别的', '尼安德特人比例'],
  ['ANCESTRY_COMPOSITION', '别的', '祖源成分'],
  ['PATERNAL_HAPLOTYPE', '爸爸的线', '爸爸的线'],
  ['PATERNAL_HAPLOTYPE', '', '父系单倍群'],
  ['MATERNAL_HAPLOTYPE', '', '母系单倍群'],
  [null, '', '祖源'],
  [null, '别的', '别的'],
] as [AncestryType | null, string, string][])(
  '[ANC-004] [ANC-005] the ancestry item %s with the name %j is shown as %s',
  (type, name, shown) => expect(ancestryName(type, name)).toBe(shown),
)

test.each([
  [{ ancestryAnalysisResult: { ancestryType: 'PATERNAL_HAPLOTYPE' } }, 'PATERNAL_HAPLOTYPE'],
  [{ ancestryAnalysisResult: { ancestryType: 'SOMETHING' }, analysisModelType: 'NEANDERTHAL' }, null],
  [{ analysisModelType: 'NEANDERTHAL' }, 'NEANDERTHAL'],
  [{ analysisModelType: 'OTHER' }, null],
])('[REP-039] the ancestry type of the item %j is %s', (fields, type) => {
  const { ancestryAnalysisResult, analysisModelType } = result(fields)
  expect(ancestryTypeOf(ancestryAnalysisResult, analysisModelType)).toBe(type)
})

test('[ANC-010] a composition lists areas and their ethnic groups with proportions', () => {
  const view = composed([{ area: '东亚', rate: 0.9, ancestryNations: [{ chineseName: '汉族', rate: 0.8 }] }])
  expect(view.areas).toMatchObject([{ name: '东亚', percent: '90%', nations: [{ name: '汉族', percent: '80%' }] }])
})

test('duplicate areas and ethnic groups are merged; an area without a name is 未归类', () => {
  const nations = [{ chineseName: '汉族', rate: 0.1 }, { chineseName: '汉族', rate: 0.2 }, { chineseName: '' }]
  const view = composed([
    { area: '东亚', rate: 0.3, ancestryNations: nations },
    { area: '东亚', rate: 0.2 },
    { rate: 0.1 },
  ])
  expect(view.areas.map(({ name, percent }) => [name, percent])).toEqual([
    ['东亚', '50%'],
    ['未归类', '10%'],
  ])
  expect(view.areas[0]?.nations).toMatchObject([{ name: '汉族', percent: '30%' }])
})

test('an area whose proportion cannot be parsed is left out, and an ethnic group without a proportion keeps its name', () => {
  expect(
    composed([
      { area: '东亚', rate: 0.5 },
      { area: '南亚', rate: '?' },
    ]).areas,
  ).toHaveLength(1)
  expect(nationViews([{ chineseName: '汉族', rate: 0 }])).toEqual([{ name: '汉族', rate: 0, percent: '' }])
  expect(compositionOf(mixture([]))).toBeNull()
  expect(compositionOf(null)).toBeNull()
})

test.each([
  [[0.384, 0.234, 0.128, 0.254], '因四舍五入合计 99%'],
  [[0.335, 0.335, 0.33], '因四舍五入合计 101%'],
  [[0.5, 0.5], ''],
  [[0.5, 0.3], '以上合计 80%'],
])('for the proportions %j, the composition shows the note %j about their sum', (rates, note) =>
  expect(composed(rates.map((rate, index) => ({ area: `区${index}`, rate }))).note).toBe(note),
)

test('areas below two percent are grouped with a caution, and each area and the group can be selected', () => {
  const view = composed([
    { area: '东亚', rate: 0.955, ancestryNations: [{ chineseName: '汉族', rate: 0.9 }, { chineseName: '满族' }] },
    { area: '中亚', rate: 0.02 },
    { area: '南亚', rate: 0.019 },
    { area: '北欧', rate: 0.006 },
  ])
  expect(view.main.map(({ name, rank }) => [name, rank])).toEqual([
    ['东亚', 1],
    ['中亚', 2],
  ])
  expect(view.traces.map(({ name, rank }) => [name, rank])).toEqual([
    ['南亚', 3],
    ['北欧', 4],
  ])
  expect(areaSelectionOf(view, TRACES)).toEqual({ name: '其他微量 2 项', percent: '3%', about: TRACE_CAUTION })
  expect(areaSelectionOf(view, '北欧')).toEqual({ name: '北欧', percent: '1%', about: TRACE_CAUTION })
  expect(areaSelectionOf(view, '东亚')).toEqual({ name: '东亚', percent: '96%', about: '汉族\u00A090%、满族' })
  expect(areaSelectionOf(view, '中亚')).toEqual({ name: '中亚', percent: '2%', about: '' })
  expect(areaSelectionOf(view, '没有')).toBeNull()
  expect(compositionText(view)).toBe('祖源构成：东亚 96%，中亚 2%，南亚 2%，北欧 1%')
})

test('if all areas are below two percent, the areas are not grouped', () => {
  const view = composed([
    { area: '东亚', rate: 0.019 },
    { area: '南亚', rate: 0.01 },
  ])
  expect([view.main.length, view.traces.length]).toEqual([2, 0])
  expect(areaSelectionOf(view, TRACES)).toBeNull()
})

test('areas without a known place are listed beside the picture', () => {
  expect(
    elsewhereText(
      composed([
        { area: '某地', rate: 0.7 },
        { area: '别处', rate: 0.3 },
      ]).areas,
    ),
  ).toBe('其他（没有画在图上）：某地 70%、别处 30%')
  expect(elsewhereText([])).toBe('')
})

test.each([
  [
    mixture([
      { area: '北亚', rate: 0.1 },
      { area: '东亚', rate: 0.862 },
    ]),
    '东亚 86%',
  ],
  [ancestry({ haploTypeResult: { haplotype: 'D4' } }), 'D4'],
  [ancestry({ neanderthalResult: { radio: 0.02 } }), '2%'],
  [ancestry({ neanderthalResult: {} }), ''],
  [ancestry({ neanderthalResult: { radio: 2.1 } }), ''],
  [null, ''],
])('[ANC-011] [REP-039] the ancestry list shows the result of the example %# as %j', (found, word) =>
  expect(ancestryWord(found)).toBe(word),
)

test.each([
  [0, 0],
  [0.021, 0.021],
  [1, 1],
  [1.2, null],
  [-0.01, null],
])('[ANC-011] the number %d in the reply is parsed as the Neanderthal proportion %s', (radio, share) =>
  expect(neanderthalShare(ancestry({ neanderthalResult: { radio } }))).toBe(share),
)

test.each([
  [0.01, 25, '略低'],
  // 0.0179 is shown as 1.8%, where the usual range begins.
  [0.0179, 44.75, '相近'],
  [0.021, 52.5, '相近'],
  [0.03, 75, '略高'],
  [0.9, 100, '多数人群高'],
  [-1, 0, '略低'],
])('the proportion %d is at position %d of the Neanderthal scale, with the text %s', (rate, at, word) => {
  expect(onScale(rate)).toBeCloseTo(at)
  expect(bandText(rate)).toContain(word)
})

test('the ancestry list shows each result as a word, names the missing results, and hides locked results', () => {
  const rows = ancestryRows(
    [
      result({
        detectionItemId: '1',
        locked: true,
        detectionItemNameCn: '祖源成分',
        ancestryAnalysisResult: { ancestryType: 'NEANDERTHAL', neanderthalResult: { radio: 0.02 } },
      }),
      result({
        detectionItemId: '2',
        ancestryAnalysisResult: { ancestryType: 'PATERNAL_HAPLOTYPE', haploTypeResult: { haplotype: '' } },
      }),
      result({ detectionItemId: '3', ancestryAnalysisResult: { ancestryType: 'ANCESTRY_COMPOSITION' } }),
      result({ detectionItemId: '4', detectionItemNameCn: '别的' }),
    ],
    '孩子',
  )
  expect(rows.map(({ name, word, type }) => [name, word, type])).toEqual([
    ['父系单倍群', '孩子的父系单倍群未知', 'PATERNAL_HAPLOTYPE'],
    ['祖源成分', '暂无法分析', 'ANCESTRY_COMPOSITION'],
    ['别的', '', null],
    ['祖源成分', '', null],
  ])
})

describe('a composition with any rates and names', () => {
  const areasArbitrary = fc.array(
    fc.record(
      {
        area: fc.oneof(fc.string(), fc.constantFrom(...regionNames, '东亚', 'constructor', '__proto__')),
        rate: fc.oneof(fc.double(), fc.double({ min: 0, max: 1 }), fc.constant(null)),
        ancestryNations: fc.array(fc.record({ chineseName: fc.string(), rate: fc.double() }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 40 },
  )

  test('keeps all areas, sorted by rate, and uses only the defined colours', () => {
    fc.assert(
      fc.property(areasArbitrary, (all) => {
        const view = compositionOf(mixture(all))
        if (!view) return
        expect([...view.main, ...view.traces]).toEqual(view.areas)
        expect(view.areas.every((area, index) => area.rate <= (view.areas[index - 1]?.rate ?? Infinity))).toBe(true)
        expect(view.areas.every(({ colour }, index) => colour === palette[index % 20])).toBe(true)
        expect(new Set(view.areas.map(({ name }) => name)).size).toBe(view.areas.length)
        expect(view.areas.every(({ name }) => storyOf(name) !== '')).toBe(true)
      }),
    )
  })
})
