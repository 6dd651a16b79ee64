import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ancestryRows } from './ancestry-list.ts'
import { nextInTile, regionOf, regions, tilesOf } from './ancestry-regions.ts'
import {
  ancestryName,
  ancestryWord,
  bandText,
  colourOf,
  compositionOf,
  compositionText,
  finePercentText,
  nationViews,
  onScale,
  palette,
  percentText,
  selectedOf,
  TRACES,
  unknownText,
} from './ancestry-rules.ts'
import { type AncestryType, ancestryTypeOf } from './ancestry-types.ts'
import { storyOf } from './ancestry-stories.ts'
import { AnalysisResult, type Ancestry } from '../model.ts'
import { donutOption } from './parts/donut.ts'

const result = (fields: object = {}) => z.parse(AnalysisResult, { detectionItemId: 'A1', ...fields })
const ancestry = (fields: object): Ancestry | null => result({ ancestryAnalysisResult: fields }).ancestryAnalysisResult
const mixture = (areas: unknown[]) => ancestry({ ancestryCompositionResult: { areaAncestryCompositions: areas } })
const composed = (areas: unknown[]) => {
  const view = compositionOf(mixture(areas))
  if (!view) throw new Error('no composition')
  return view
}

describe('[ANC-001] the palette', () => {
  test('has twenty different colours and repeats after them', () => {
    expect(new Set(palette).size).toBe(20)
    expect(colourOf(20)).toBe(colourOf(0))
    expect(colourOf(19)).not.toBe(colourOf(0))
  })

  test('of 25 areas sorted by rate the 21st has the colour of the first', () => {
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
])('[ANC-002] the share %d is shown as %s', (rate, text) => expect(percentText(rate)).toBe(text))

test.each([
  [0.021, '2.1%'],
  [0.02, '2%'],
  [0.0234, '2.3%'],
])('in a sentence the share %d is shown as %s', (rate, text) => expect(finePercentText(rate)).toBe(text))

test('[ANC-003] an unknown haplotype', () => expect(unknownText('父系单倍群')).toBe('您的父系单倍群未知'))

test.each([
  ['NEANDERTHAL', '别的', '尼安德特人比例'],
  ['ANCESTRY_COMPOSITION', '别的', '祖源成分'],
  ['PATERNAL_HAPLOTYPE', '爸爸的线', '爸爸的线'],
  ['PATERNAL_HAPLOTYPE', '', '父系单倍群'],
  ['MATERNAL_HAPLOTYPE', '', '母系单倍群'],
  [null, '', '祖源'],
  [null, '别的', '别的'],
] as [AncestryType | null, string, string][])(
  '[ANC-004] [ANC-005] %s with the name %j is shown as %s',
  (type, name, shown) => expect(ancestryName(type, name)).toBe(shown),
)

test.each([
  [{ ancestryAnalysisResult: { ancestryType: 'PATERNAL_HAPLOTYPE' } }, 'PATERNAL_HAPLOTYPE'],
  [{ ancestryAnalysisResult: { ancestryType: 'SOMETHING' }, analysisModelType: 'NEANDERTHAL' }, null],
  [{ analysisModelType: 'NEANDERTHAL' }, 'NEANDERTHAL'],
  [{ analysisModelType: 'OTHER' }, null],
])('[REP-039] the kind of %j is %s', (fields, type) => {
  const { ancestryAnalysisResult, analysisModelType } = result(fields)
  expect(ancestryTypeOf(ancestryAnalysisResult, analysisModelType)).toBe(type)
})

test('[ANC-010] a composition lists areas and their ethnic groups with shares', () => {
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

test('a missing share hides neither the other shares nor the name of the ethnic group', () => {
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
])('for the shares %j the note about their sum is: %j', (rates, note) =>
  expect(composed(rates.map((rate, index) => ({ area: `区${index}`, rate }))).note).toBe(note),
)

test('areas below one percent are grouped, and can be selected together or alone', () => {
  const view = composed([
    { area: '东亚', rate: 0.985 },
    { area: '南亚', rate: 0.009 },
    { area: '北欧', rate: 0.006 },
  ])
  expect([view.main.length, view.traces.length]).toEqual([1, 2])
  expect(selectedOf(view, TRACES)).toMatchObject({ name: '其他微量 2 项', percent: '2%', colour: null })
  expect(selectedOf(view, '北欧')).toMatchObject({ name: '北欧', percent: '1%', colour: palette[2] })
  expect(selectedOf(view, '没有')).toBeNull()
  expect(compositionText(view)).toBe('祖源构成：东亚 99%，南亚 1%，北欧 1%')
})

test('the outer ring of the chart shows areas, the inner ring the ethnic groups of the selected one', () => {
  const view = composed([
    { area: '东亚', rate: 0.99, ancestryNations: [{ chineseName: '汉族', rate: 0.99 }] },
    { area: '南亚', rate: 0.009 },
  ])
  const rings = (selection: string | null) => {
    const { series } = donutOption(view, selection, true)
    return (Array.isArray(series) ? series : []).map((one) => ({
      silent: one.silent,
      names: (one.data as { name: string; itemStyle: { opacity: number } }[]).map(
        ({ name, itemStyle }) => `${name} ${itemStyle.opacity}`,
      ),
    }))
  }
  expect(rings(null)).toMatchObject([{ names: ['东亚 1', `${TRACES} 1`] }, { names: [] }])
  expect(rings('东亚')).toMatchObject([{ names: ['东亚 1', `${TRACES} 0.4`] }, { silent: true, names: ['汉族 1'] }])
  expect(rings(TRACES)).toMatchObject([{ names: ['东亚 0.4', `${TRACES} 1`] }, { silent: false, names: ['南亚 1'] }])
  expect(donutOption(view, null, true)['animation']).toBe(false)
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
  [null, ''],
])('[ANC-011] [REP-039] the ancestry result %# is shown as %j', (found, word) => expect(ancestryWord(found)).toBe(word))

test.each([
  [0.01, 25, '略低'],
  [0.021, 52.5, '相近'],
  [0.03, 75, '略高'],
  [0.9, 100, '略高'],
  [-1, 0, '略低'],
])('the share %d stands at %d of the Neanderthal scale: %s', (rate, at, word) => {
  expect(onScale(rate)).toBeCloseTo(at)
  expect(bandText(rate)).toContain(word)
})

test('the list shows each result as a word, says which are missing, and reveals nothing locked', () => {
  const rows = ancestryRows([
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
  ])
  expect(rows.map(({ name, word, type }) => [name, word, type])).toEqual([
    ['父系单倍群', '您的父系单倍群未知', 'PATERNAL_HAPLOTYPE'],
    ['祖源成分', '暂无法分析', 'ANCESTRY_COMPOSITION'],
    ['别的', '', null],
    ['祖源成分', '', null],
  ])
})

describe('for any rates and names', () => {
  const areas = fc.array(
    fc.record(
      {
        area: fc.oneof(fc.string(), fc.constantFrom(...regions, '东亚', 'constructor', '__proto__')),
        rate: fc.oneof(fc.double(), fc.double({ min: 0, max: 1 }), fc.constant(null)),
        ancestryNations: fc.array(fc.record({ chineseName: fc.string(), rate: fc.double() }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    ),
    { maxLength: 40 },
  )

  test('no area is lost, areas are sorted by rate, and every colour is from the palette', () => {
    fc.assert(
      fc.property(areas, (all) => {
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

  test('each area is in exactly one tile, unknown ones in 其他', () => {
    fc.assert(
      fc.property(areas, (all) => {
        const found = compositionOf(mixture(all))?.areas ?? []
        const tiles = tilesOf(found)
        expect(tiles.flatMap((tile) => tile.areas.map(({ name }) => name)).toSorted()).toEqual(
          found.map(({ name }) => name).toSorted(),
        )
        const places = tiles.map(({ row, column }) => `${row}/${column}`)
        expect(new Set(places).size).toBe(places.length)
        expect(tiles.every(({ size }) => size >= 0 && size <= 1)).toBe(true)
      }),
    )
  })
})

test('a broader name is in a tile of its region, under its own name; taps cycle through all areas of the tile', () => {
  expect(regionOf('东亚')).toBe('华北')
  expect(regionOf('亚特兰蒂斯')).toBe('其他')
  const tiles = tilesOf(
    composed([
      { area: '东亚', rate: 0.7 },
      { area: '华北', rate: 0.2 },
      { area: '某地', rate: 0.1 },
    ]).areas,
  )
  const both = tiles.find(({ name }) => name === '东亚')
  expect(both?.areas).toHaveLength(2)
  expect(tiles.at(-1)).toMatchObject({ name: '其他', areas: [{ name: '某地' }] })
  const taps = [null, '东亚', '华北'].map((selection) => nextInTile({ areas: both?.areas ?? [] }, selection))
  expect(taps).toEqual(['东亚', '华北', null])
})
