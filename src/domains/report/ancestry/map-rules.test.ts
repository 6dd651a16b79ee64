import fc from 'fast-check'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { adultAreas, childAreas } from '#/mocks/seed/ancestry-areas.ts'
import { regionNames, regionOf } from './ancestry-regions.ts'
import { type AreaView, compositionOf } from './ancestry-rules.ts'
import { storyOf } from './ancestry-stories.ts'
import { areaAt, covers, labelsOf, meet } from './label-rules.ts'
import { isLand, landPath } from './land.ts'
import { CELL, cropOf, mapOf, type PlaceMap } from './map-rules.ts'
import { AnalysisResult } from '../model.ts'

const composed = (areaAncestryCompositions: readonly object[]): AreaView[] => {
  const ancestryAnalysisResult = { ancestryCompositionResult: { areaAncestryCompositions } }
  const result = z.parse(AnalysisResult, { detectionItemId: 'A', ancestryAnalysisResult })
  return compositionOf(result.ancestryAnalysisResult)?.main ?? []
}
const shares = (rates: Readonly<Record<string, number>>): AreaView[] =>
  composed(Object.entries(rates).map(([area, rate]) => ({ area, rate })))
const drawn = (areas: readonly AreaView[], width = 288): PlaceMap => {
  const map = mapOf(areas, width)
  if (!map) throw new Error('no map')
  return map
}
const landAt = (latitude: number, longitude: number): boolean =>
  isLand(Math.floor((CELL.top - latitude) / CELL.height), Math.floor((longitude + 180) / CELL.width))

test.each([
  ['the plain to the north of the Yellow River', 38, 115, true],
  ['Taiwan', 23.7, 121, true],
  ['Hainan', 19.2, 109.7, true],
  ['Honshu', 36, 138, true],
  ['Iceland', 65, -18, true],
  ['Madagascar', -19, 47, true],
  ['New Zealand', -43.5, 171, true],
  ['Hawaii', 19.6, -155.5, true],
  ['the Caspian Sea', 42, 51, false],
  ['the middle of the Pacific', 10, -150, false],
  ['the Indian Ocean', -20, 80, false],
  ['a point beyond the northern edge', 88, 100, false],
  ['a point beyond the southern edge', -70, 0, false],
])(
  'on the ancestry map, %s at the latitude %d and longitude %d counts as land: %s',
  (_name, latitude, longitude, land) => {
    expect(landAt(latitude, longitude)).toBe(land)
    expect(landAt(latitude, longitude + 360)).toBe(land)
  },
)

test('each region is on land and has a story, and the areas of all examples are known regions', () => {
  expect(regionNames.filter((name) => !landAt(regionOf(name)?.latitude ?? 0, regionOf(name)?.longitude ?? 0))).toEqual(
    [],
  )
  const told = [...adultAreas, ...childAreas].map(({ area }) => area)
  expect([...told, '东亚'].filter((name) => !regionOf(name))).toEqual([])
  expect(regionNames.filter((name) => storyOf(name).startsWith('这一部分与'))).toEqual([])
  expect(regionOf('亚特兰蒂斯')).toBeNull()
  expect(regionOf('constructor')).toBeNull()
})

test.each([
  // One place: 110 by 70 degrees, the place in the middle.
  [['华北'], { west: 60, north: 74, width: 110, height: 70 }],
  // From China to America over the Pacific: 151 degrees and 14 on each side, rounded up to 180.
  [['东亚', '北美'], { west: 92.5, north: 76, width: 180, height: 70 }],
  // The map ends where the grid of land ends.
  [['北亚'], { west: 50, north: 84, width: 110, height: 70 }],
])('the map for the regions %j is cropped to the area %j', (names, crop) => {
  expect(cropOf(names.map((name) => regionOf(name) ?? { latitude: 0, longitude: 0 }))).toEqual(crop)
})

test('a cropped map has one dot for each cell with land, row by row', () => {
  // Sri Lanka alone: one cell of land among six.
  expect(landPath({ west: 80, north: 8, width: 2.5, height: 2 })).toBe('M0 0h0')
  expect(landPath({ west: 440, north: 8, width: 2.5, height: 2 })).toBe('M0 0h0')
  expect(landPath({ west: 85, north: 4, width: 5, height: 4 })).toBe('')
})

test('on the ancestry map, a bubble’s area is proportional to its percentage, and its centre is at its region', () => {
  const { bubbles, crop, width } = drawn(shares({ 东亚: 0.64, 北美: 0.16 }), 288)
  const [large, small] = bubbles
  expect((large?.r ?? 0) / (small?.r ?? 1)).toBeCloseTo(2)
  const scale = width / crop.width
  expect(large?.x).toBeCloseTo((109 - crop.west) * scale)
  expect(large?.y).toBeCloseTo(((crop.north - 34) * scale) / 0.8)
})

test('areas at the same place are drawn side by side; unknown areas are listed and not drawn', () => {
  const { bubbles, elsewhere } = drawn(shares({ 日本: 0.5, 日本列岛: 0.3, 某地: 0.2 }))
  const [a, b] = bubbles
  if (!a || !b) throw new Error('no bubbles')
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r)
  expect(elsewhere.map(({ name }) => name)).toEqual(['某地'])
  expect(mapOf(shares({ 某地: 1 }), 288)).toBeNull()
})

/** Everything that would be unreadable: bubbles and texts over each other or over the edge. */
function clashes(map: PlaceMap, letters = 16): string[] {
  const { labels } = labelsOf(map, letters)
  const texts = [...labels.values()]
  const inside = (left: number, top: number, right: number, bottom: number) =>
    left >= 0 && top >= 0 && right <= map.width + 0.01 && bottom <= map.height + 0.01
  const pairs = <T>(all: readonly T[]) => all.flatMap((a, index) => all.slice(index + 1).map((b) => [a, b] as const))
  return [
    ...map.bubbles
      .filter(({ x, y, r }) => !inside(x - r, y - r, x + r, y + r))
      .map(({ area }) => `${area.name} outside`),
    ...texts
      .filter(({ x, y, width, height }) => !inside(x, y, x + width, y + height))
      .map(({ text }) => `${text} outside`),
    ...pairs(map.bubbles)
      .filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r)
      .map(([a, b]) => `${a.area.name} on ${b.area.name}`),
    ...pairs(texts)
      .filter(([a, b]) => meet(a, b))
      .map(([a, b]) => `${a.text} on ${b.text}`),
    ...[...labels].flatMap(([own, { line, text }]) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => {
        const [from, to] = line ?? []
        if (!from || !to) return []
        const spot = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, width: 0, height: 0 }
        const hit = map.bubbles.filter((bubble) => bubble !== own && covers(spot, bubble)).map(({ area }) => area.name)
        return [...hit, ...texts.filter((other) => meet(spot, other)).map((other) => other.text)].map(
          (name) => `line of ${text} on ${name}`,
        )
      }),
    ),
    ...texts.flatMap((text) =>
      map.bubbles.filter((bubble) => covers(text, bubble)).map(({ area }) => `${text.text} on ${area.name}`),
    ),
  ]
}

test.each([
  ['adult', adultAreas],
  ['child', childAreas],
])('in the %s example, no bubbles overlap, and even on a narrow phone every bubble shows its name', (_whose, areas) => {
  for (const width of [288, 358])
    for (const letters of [16, 18, 22.4, 28]) expect(clashes(drawn(composed(areas), width), letters)).toEqual([])
  const map = drawn(composed(areas), 288)
  const { labels, numbered } = labelsOf(map, 16)
  expect(numbered).toBe(false)
  expect(map.bubbles.map((bubble) => labels.get(bubble)?.text)).toEqual(
    composed(areas).map(({ name, percent }) => `${name} ${percent}`),
  )
})

test('if the names do not fit, each bubble of the map shows its number from the list', () => {
  const long = Object.fromEntries(['华北', '华中', '华南', '东北', '西南'].map((name) => [name, 0.2]))
  const map = drawn(shares(long))
  const { labels, numbered } = labelsOf(map, 40)
  expect(numbered).toBe(true)
  expect([...labels.values()].map(({ text }) => text).toSorted()).toEqual(['1', '2', '3', '4', '5'])
  expect(clashes(map, 40)).toEqual([])
})

test('for any areas, the bubbles of the map are inside the picture and do not overlap, and no text overlaps', () => {
  const areasArbitrary = fc.uniqueArray(
    fc.record({ area: fc.constantFrom(...regionNames), rate: fc.double({ min: 0.001, max: 1, noNaN: true }) }),
    { minLength: 1, maxLength: 14, selector: ({ area }) => area },
  )
  fc.assert(
    fc.property(
      areasArbitrary,
      fc.integer({ min: 288, max: 420 }),
      fc.integer({ min: 12, max: 32 }),
      (areas, width, letters) => {
        expect(clashes(drawn(composed(areas), width), letters)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test('a tap on the map selects the nearest bubble or name, and a tap far away selects nothing', () => {
  const map = drawn(shares({ 华北: 0.7, 大洋洲: 0.3 }))
  const { labels } = labelsOf(map, 16)
  const [china, australia] = map.bubbles
  if (!china || !australia) throw new Error('no bubbles')
  expect(areaAt(map, labels, china)).toBe('华北')
  expect(areaAt(map, labels, { x: australia.x, y: australia.y + australia.r + 20 })).toBe('大洋洲')
  const name = labels.get(australia)
  if (!name) throw new Error('no name')
  expect(areaAt(map, labels, { x: name.x + name.width / 2, y: name.y + name.height / 2 })).toBe('大洋洲')
  expect(areaAt(map, labels, { x: 2, y: map.height / 2 })).toBeNull()
})
