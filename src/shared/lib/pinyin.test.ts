import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { geneticFamilies, geneticSingles, rareFamilies } from '#/mocks/seed/appendix/families.ts'
import { reportBook } from '#/mocks/seed/reports.ts'
import { initialsMatch, initialsOf } from './pinyin.ts'

test.each([
  ['氯吡格雷', 'l b g l'],
  ['癫痫', 'd x'],
  ['苯丙酮尿症', 'b b t n z'],
  ['嘌呤', 'p l'],
  ['2型糖尿病', '2 x t n b'],
  ['长 QT 综合征', 'cz q t z h z'],
  ['β地中海贫血', 'd z h p x'],
  ['Ｇ６ＰＤ', 'g 6 p d'],
  ['', ''],
])('the Chinese text %s has the pinyin initials %s', (text, initials) =>
  expect(initialsOf(text).join(' ')).toBe(initials),
)

test.each([
  ['氯吡格雷', 'lbgl', true],
  ['氯吡格雷', 'bg', true],
  ['氯吡格雷', 'lg', false],
  ['氯吡格雷', 'lbgll', false],
  ['氯吡格雷', '', true],
  ['长 QT 综合征', 'cqt', true],
  ['长 QT 综合征', 'zqt', true],
  ['长 QT 综合征', 'xqt', false],
])('searching the name %s for %j finds the name: %j', (text, typed, found) =>
  expect(initialsMatch(initialsOf(text), typed)).toBe(found),
)

/** The first character of each letter in pinyin order. */
const FIRST = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀'
const LETTERS = 'abcdefghjklmnopqrstwxyz'
const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const letterOf = (sign: string): string =>
  LETTERS[Array.from(FIRST).filter((first) => order.compare(sign, first) >= 0).length - 1] ?? ''

test('each Chinese character in the names of the mock backend’s reports has the same initial as in ICU’s order', () => {
  const names = [
    ...Object.values(reportBook).flatMap((items) => items.map((item) => item.nameCn)),
    ...[...geneticFamilies, ...geneticSingles, ...rareFamilies].map(([name]) => name),
  ]
  const signs = [...new Set(names.join('').match(/\p{Script=Han}/gu))]
  expect(signs.length).toBeGreaterThan(400)
  const wrong = signs.filter((sign) => !initialsOf(sign)[0]?.includes(letterOf(sign)))
  expect(wrong).toEqual([])
})

test('a search for any part of a text finds the text', () => {
  const wordArbitrary = fc.array(fc.constantFrom('氯', '吡', '格', '雷', 'A', '2', '长'), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(wordArbitrary, fc.nat(), fc.nat(), (signs, a, b) => {
      const initials = initialsOf(signs.join(''))
      const from = a % initials.length
      const typed = initials.slice(from, from + 1 + (b % initials.length)).map((letters) => letters[0])
      expect(initialsMatch(initials, typed.join(''))).toBe(true)
    }),
  )
})
