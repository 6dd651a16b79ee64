import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './read-json.ts'

describe('a number that a double cannot represent exactly is parsed as text', () => {
  test.each<[spelling: string, read: unknown]>([
    // Ids of generators such as Snowflake, above 2^53 = 9007199254740992.
    ['1795104000000000123', '1795104000000000123'],
    ['-1795104000000000123', '-1795104000000000123'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740992', '9007199254740992'],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
    // An order number of 20 digits and an identity card number.
    ['20261126101315000042', '20261126101315000042'],
    ['110101199003070218', '110101199003070218'],
    // Decimals: the shortest form of a double becomes a number. A form with more digits becomes a text.
    ['0.30000000000000004', 0.30000000000000004],
    ['12345678901234567.5', '12345678901234567.5'],
    ['0.12345678901234567890', '0.12345678901234567890'],
    ['1795104000000000123.0', '1795104000000000123.0'],
    // A backend that writes an exponent counts in doubles itself.
    ['1e21', 1e21],
    ['1.795104E18', 1.795104e18],
    ['1.5e-3', 0.0015],
    ['-0', -0],
    ['1.5', 1.5],
    // A whole number with decimals may be yuan or cents.
    ['99.00', '99.00'],
    ['-99.0', '-99.0'],
    ['[0.0,10.05,100.5]', ['0.0', 10.05, 100.5]],
    ['{"v1.0": 99.0}', { 'v1.0': '99.0' }],
    ['"1.0"', '1.0'],
    ['[1.001,1.0e2,2]', [1.001, '1.0e2', 2]],
    // A number with an exponent may be yuan or cents, too. Java writes a double from ten million in this way.
    ['1e3', '1e3'],
    ['-1E+3', '-1E+3'],
    ['{"a":1.2345678E7, "b": 2e0}', { a: '1.2345678E7', b: '2e0' }],
    ['["1e3","a 1e3,1e3"]', ['1e3', 'a 1e3,1e3']],
    ['1e-3', 0.001],
    ['1795104000000', 1795104000000],
    ['"1795104000000000123"', '1795104000000000123'],
    ['[1795104000000000123,1,"a"]', ['1795104000000000123', 1, 'a']],
    ['{"id":1795104000000000123}', { id: '1795104000000000123' }],
    ['{"1795104000000000123" : 1795104000000000123 }', { '1795104000000000123': '1795104000000000123' }],
    // Inside a JSON string, digits, quotation marks and backslashes have no meaning.
    [String.raw`{"a":"x\":1795104000000000123,\\"}`, { a: String.raw`x":1795104000000000123,` + '\\' }],
    [String.raw`["\\",1795104000000000123,"\\"]`, ['\\', '1795104000000000123', '\\']],
    ['["1795104000000000123\\u0022",1795104000000000123]', ['1795104000000000123"', '1795104000000000123']],
  ])('in %s', (spelling, read) => expect(readJson(spelling)).toEqual(read))
})

test.each([
  '1795104000000000123-4',
  '01795104000000000123',
  '1795104000000000123.',
  '+1795104000000000123',
  '"1795104000000000123',
  '["a" 1795104000000000123]',
  '1795104000000000123 1795104000000000123',
  String.raw`\"1795104000000000123`,
  '1.2.3456789012345678',
  '',
])('the text %j is rejected as invalid JSON', (text) => expect(() => readJson(text)).toThrow(SyntaxError))

const wordsArbitrary = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('"', '\\', '1', '9', '.', '-', ',', '{', '5') }),
)

/** A value spelled as JSON, and the value that the parser must return. No digit is altered. */
const scalarArbitrary = fc.oneof(
  wordsArbitrary.map((value) => ({ spelling: JSON.stringify(value), read: value as unknown })),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }).map((value) => ({
    spelling: String(value),
    read: (value > -(2n ** 53n) && value < 2n ** 53n ? Number(value) : String(value)) as unknown,
  })),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => ({
    spelling: JSON.stringify(value),
    // JSON.stringify writes a large whole double in digits, and -0 as 0.
    read: (Number.isInteger(value) && !Number.isSafeInteger(value) && !JSON.stringify(value).includes('e')
      ? JSON.stringify(value)
      : value + 0) as unknown,
  })),
  fc.constantFrom(true, false, null).map((value) => ({ spelling: String(value), read: value as unknown })),
)

test('a value at any place is parsed with all its digits', () => {
  const entriesArbitrary = fc.array(fc.tuple(wordsArbitrary, scalarArbitrary), { maxLength: 8 })
  fc.assert(
    fc.property(entriesArbitrary, fc.constantFrom('', ' ', '\n'), (given, gap) => {
      const list = `[${given.map(([, { spelling }]) => gap + spelling + gap).join(',')}]`
      expect(readJson(list)).toEqual(given.map(([, { read }]) => read))
      const fields = given.map(([name, { spelling }], at) => `${JSON.stringify(`${at}${name}`)}:${gap}${spelling}`)
      expect(readJson(`{${fields.join(',')}}`)).toEqual(
        Object.fromEntries(given.map(([name, { read }], at) => [`${at}${name}`, read])),
      )
    }),
    { numRuns: 1500 },
  )
})

test.each<[what: string, text: string]>([
  ['many entries with long numbers', `[${'{"id":1795104000000000123,"name":"a\\"b"},'.repeat(25_000)}0]`],
  ['an unterminated text', `"${'\\"'.repeat(500_000)}1795104000000000123`],
  ['a number of 1,000,000 digits', '7'.repeat(1_000_000)],
  ['many short numbers', `[${'123456789012345,'.repeat(60_000)}1795104000000000123]`],
])('parsing a reply of 1 MB takes a time proportional to its length: %s', (_, text) => {
  const started = performance.now()
  try {
    readJson(text)
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError)
  }
  // A linear scan takes about 50 ms. A scan that starts anew at every character would take many minutes.
  expect(performance.now() - started).toBeLessThan(8000)
})
