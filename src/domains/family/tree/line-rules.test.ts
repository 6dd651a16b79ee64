import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growingFamilies, parsePeople } from '#tests/families.ts'
import { familyOf, type Person } from '../kinship/graph.ts'
import { layoutOf } from '../kinship/layout.ts'
import { type Line, linesOf, pairOf, pairsOf } from './line-rules.ts'

const linesAround = (people: readonly Person[]): Line[] => {
  const family = familyOf(people)
  return linesOf(family, layoutOf(family, 'me', new Set(family.people.keys())))
}
const byText = (text: string) => linesAround(parsePeople(text))

test('a couple is connected by a bar, and the line to a child starts at the middle of the bar', () => {
  const all = byText('dad m 1960 + mom\nmom f 1961\nme m 1990 > dad mom')
  expect(all.map(({ key, d }) => [key, d])).toEqual([
    // Cards of 92 × 108 px, 8 px apart: the child stands in the middle below.
    ['+dad|mom', 'M46 54L146 54'],
    ['dad|mom>me', 'M96 54V168'],
  ])
  expect(all[1]?.pairs).toEqual(['dad|me', 'me|mom'])
})

test('parents who are not a couple have separate lines to the child, dashed for an adoption', () => {
  const all = byText('dad m 1960\nmom f 1961\nme m 1990 > dad* mom*')
  expect(all.map(({ key, dashed }) => [key, dashed])).toEqual([
    ['dad>me', true],
    ['mom>me', true],
  ])
})

test.each([
  ['a man with two wives', 'me m 1950 + b\na f 1951 + me\nb f 1953 + me', ['a', 'b']],
  ['a man with three wives', 'me m 1950 + c\na f 1951 + me\nb f 1953 + me\nc f 1955 + me', ['a', 'b', 'c']],
])(
  '%s: the line to each child starts at the child’s own mother or in the gap beside that mother',
  (_who, couples, wives) => {
    const people = parsePeople(`${couples}\n${wives.map((id) => `${id}kid f 1980 > me ${id}`).join('\n')}`)
    const family = familyOf(people)
    const layout = layoutOf(family, 'me', new Set(family.people.keys()))
    const all = linesOf(family, layout)
    const starts = wives.map((id) => {
      const line = all.find(({ pairs }) => pairs.includes(pairOf(id, `${id}kid`)))
      const from = Number(/^M([\d.]+)/.exec(line?.d ?? '')?.[1])
      const near = wives.filter((other) => Math.abs((layout.placed.get(other)?.x ?? 0) + 46 - from) <= 50)
      expect(near).toEqual([id])
      return from
    })
    expect(new Set(starts).size).toBe(wives.length)
  },
)

test('crossing lines of different families are drawn at different heights', () => {
  const all = byText('a m 1950\nb m 1951\nme m 1980 > a b\nc m 1982 > a b')
  const levels = all.map(({ d }) => /Q\S+ (\d+) /.exec(d)?.[1])
  expect(new Set(levels.filter(Boolean)).size).toBe(2)
})

test('each two people next to each other have a line, and every line has finite coordinates', () => {
  fc.assert(
    fc.property(growingFamilies, (people) => {
      const all = linesAround(people)
      const pairs = new Set(all.flatMap((line) => line.pairs))
      const family = familyOf(people)
      for (const [id, next] of family.neighbours)
        for (const other of next) expect(pairs.has(pairOf(id, other.id))).toBe(true)
      for (const { d } of all) expect(d).not.toMatch(/NaN|undefined|Infinity/)
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    }),
    { numRuns: 60 },
  )
})

test('for a path, the lines between neighbours on the path are highlighted', () => {
  expect([...pairsOf(['me', 'dad', 'aunt'])]).toEqual(['dad|me', 'aunt|dad'])
  expect(pairsOf(['me']).size).toBe(0)
})
