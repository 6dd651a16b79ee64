import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frequencyOf, frequencyText } from './frequency-rules.ts'

test.each([
  ['0.004', '约每 250 人中有 1 人（1/250，0.4%）'],
  ['0.008', '约每 130 人中有 1 人（1/130，0.8%）'],
  ['0.0011', '约每 910 人中有 1 人（1/910，0.11%）'],
  ['0.027', '约每 37 人中有 1 人（1/37，2.7%）'],
  ['0.5', '约每 2 人中有 1 人（1/2，50%）'],
  ['1/250', '约每 250 人中有 1 人（1/250，0.4%）'],
  ['2.7%', '约每 37 人中有 1 人（1/37，2.7%）'],
  ['0.00002', '约每 50000 人中有 1 人（1/50000，0.002%）'],
  ['0.6', '0.6'],
  ['0', '0'],
  ['很少', '很少'],
  ['1/0', '1/0'],
  ['', '无'],
])('[REP-037] [REP-036] the frequency %j is shown as %s', (text, shown) => expect(frequencyText(text)).toBe(shown))

test.each([
  ['0.027', '约每 37 人中有 1 人携带。', 37],
  ['0.01', '约每 100 人中有 1 人携带。', 100],
  // 1 in 125: 125 / 40 is about 3.
  ['0.008', '约每 130 人中有 1 人携带。按一个班 40 人算，差不多 3 个班里有 1 人。', 0],
  // 250 / 40 is 6.25.
  ['0.004', '约每 250 人中有 1 人携带。按一个班 40 人算，差不多 6 个班里有 1 人。', 0],
  // 5000 / 500.
  ['0.0002', '约每 5000 人中有 1 人携带。按一所学校 500 人算，差不多 10 所学校里有 1 人。', 0],
  // 1,000,000 / 50,000.
  ['0.00002', '约每 50000 人中有 1 人携带。按一座城市 100 万人算，全城差不多有 20 人。', 0],
  ['0.0000005', '约每 2000000 人中有 1 人携带。按一座城市 100 万人算，平均全城不到 1 人。', 0],
])('the frequency %s is drawn as dots or compared with a familiar group', (text, sentence, dots) =>
  expect(frequencyOf(text)).toEqual({ sentence, dots }),
)

test('the text for everybody and the text for specialists show the same number of people for a frequency', () => {
  const numberIn = (text = '') => /每 (\d+) 人/.exec(text)?.[1]
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5_000_000 }), fc.boolean(), (people, asFraction) => {
      const text = asFraction ? `1/${people}` : String(1 / people)
      expect(numberIn(frequencyText(text))).toBe(numberIn(frequencyOf(text)?.sentence))
    }),
  )
})

test('a frequency that is not a number between 0 and one half has no picture', () => {
  for (const text of ['', '0', '0.6', '-0.1', '无', 'NaN', 'Infinity', '%', '1/1']) expect(frequencyOf(text)).toBeNull()
})

test('the number of people for a frequency is rounded to at most two digits, and at most 100 dots are drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5_000_000 }), (people) => {
      const known = frequencyOf(String(1 / people))
      const shown = Number(/每 (\d+) 人/.exec(known?.sentence ?? '')?.[1])
      expect(Math.abs(shown - people) / people).toBeLessThanOrEqual(0.05)
      expect(known?.dots).toBeLessThanOrEqual(100)
    }),
  )
})
