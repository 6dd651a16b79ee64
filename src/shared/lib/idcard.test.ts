import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  customerIdentityTypes,
  decodeIdCard,
  identityTypeLabel,
  isIdCard,
  cleanIdCard,
  maskedName,
  maskIdentity,
  maskMobile,
  visitorIdentityTypes,
} from './idcard.ts'

const NOW = Date.UTC(2026, 10, 20)
const seeded = { seed: 20_261_120, numRuns: 500 }

/** ISO 7064 MOD 11-2, digit by digit: computes the check character without the table of weights under test. */
function checkOf(body: string): string {
  let rest = 0
  for (const digit of body) rest = ((rest + Number(digit)) * 2) % 11
  const check = (12 - rest) % 11
  return check === 10 ? 'X' : String(check)
}

const dayArbitrary = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date(NOW), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const bodyArbitrary = fc
  .tuple(fc.integer({ min: 100_000, max: 999_999 }), dayArbitrary, fc.integer({ min: 0, max: 999 }))
  .map(([region, date, order]) => ({
    date,
    order,
    digits: `${region}${date.replaceAll('-', '')}${String(order).padStart(3, '0')}`,
  }))

const checkArbitrary = fc.nat({ max: 10 }).map((check) => (check === 10 ? 'X' : String(check)))

test('[VAL-019] customers can choose between Chinese ID card, military ID and passport', () => {
  expect(customerIdentityTypes.map((type) => identityTypeLabel[type])).toEqual(['身份证', '军官证', '护照'])
})

test('[VAL-020] visitors can choose between Chinese ID card, other and passport', () => {
  expect(visitorIdentityTypes.map((type) => identityTypeLabel[type])).toEqual(['身份证', '其他', '护照'])
})

test('[VAL-021] an ID card number with an even 17th digit gives the birthday and the gender female', () => {
  expect(decodeIdCard('11010519491231002X', NOW)).toEqual({ birthday: '1949-12-31', gender: 'FEMALE' })
  expect(decodeIdCard(' 11010519491231002x ', NOW)?.birthday).toBe('1949-12-31')
})

test('[VAL-021] an ID card number is valid for a birthday today, and invalid for a birthday tomorrow', () => {
  const [today, tomorrow] = ['11010520261120002', '11010520261121002'].map(withCheck)
  expect(decodeIdCard(today ?? '', NOW)?.birthday).toBe('2026-11-20')
  expect(decodeIdCard(tomorrow ?? '', NOW)).toBeNull()
})

test('[VAL-022] an ID card number with an odd 17th digit gives the gender male', () => {
  expect(decodeIdCard('110105194912310118', NOW)).toEqual({ birthday: '1949-12-31', gender: 'MALE' })
})

const withCheck = (digits: string) => digits + checkOf(digits)

test.each([
  ['a wrong check character', '110105194912310021'],
  ['a day that does not exist', withCheck('11010519990230002')],
  ['a leap day in a year that is no leap year', withCheck('11010519000229002')],
  ['a month that does not exist', withCheck('11010519991331002')],
  ['a day before 1900', withCheck('11010518991231002')],
  ['a day after today', withCheck('11010520261121002')],
  ['a region code that begins with 0', withCheck('01010519491231002')],
  ['letters among the digits', '1101051949123100AX'],
  ['an additional digit after a valid check character', `${withCheck('01010519491231002')}0`],
])('[VAL-023] an ID card number with %s is not decoded', (_name, number) => {
  expect(decodeIdCard(number, NOW)).toBeNull()
})

test.each(['', '1', '11010519491231002', '110105194912310', '11010519491231002X0'])(
  '[VAL-024] the text %s does not have 18 characters and is not decoded as an ID card number',
  (number) => {
    expect(decodeIdCard(number, NOW)).toBeNull()
  },
)

test('[VAL-021] every valid ID card number is decoded to its birthday and gender', () => {
  fc.assert(
    fc.property(bodyArbitrary, ({ digits, date, order }) => {
      expect(decodeIdCard(withCheck(digits), NOW)).toEqual({
        birthday: date,
        gender: order % 2 === 1 ? 'MALE' : 'FEMALE',
      })
    }),
    seeded,
  )
})

test('[VAL-022] an ID card number with another sequence number of the same parity gives the same gender', () => {
  fc.assert(
    fc.property(bodyArbitrary, fc.integer({ min: 0, max: 499 }), ({ digits }, half) => {
      const odd = withCheck(digits.slice(0, 14) + String(half * 2 + 1).padStart(3, '0'))
      const even = withCheck(digits.slice(0, 14) + String(half * 2).padStart(3, '0'))
      expect([decodeIdCard(odd, NOW)?.gender, decodeIdCard(even, NOW)?.gender]).toEqual(['MALE', 'FEMALE'])
    }),
    seeded,
  )
})

test('[VAL-023] an ID card number with a wrong check character is always rejected', () => {
  fc.assert(
    fc.property(bodyArbitrary, checkArbitrary, ({ digits }, check) => {
      fc.pre(check !== checkOf(digits))
      expect(isIdCard(digits + check, NOW)).toBe(false)
    }),
    seeded,
  )
})

test('[VAL-023] an identity number with one wrong digit, in any position, is rejected', () => {
  fc.assert(
    fc.property(bodyArbitrary, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 9 }), ({ digits }, place, step) => {
      const other = String((Number(digits[place]) + step) % 10)
      expect(isIdCard(digits.slice(0, place) + other + digits.slice(place + 1) + checkOf(digits), NOW)).toBe(false)
    }),
    seeded,
  )
})

test('[VAL-024] decoding an ID card number never throws, and needs exactly 18 characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (typed) => {
      const decodes = decodeIdCard(typed, NOW) !== null
      expect(decodes && typed.trim().length !== 18).toBe(false)
    }),
    seeded,
  )
})

test.each([
  ['110105491231002', true],
  ['110105491331002', false],
  ['11010549123100X', false],
  ['010105491231002', false],
  [' 110105491231002 ', true],
])('[VAL-011] the old ID card number with 15 digits, %s, is valid: %s', (number, valid) => {
  expect(isIdCard(number, NOW)).toBe(valid)
})

test.each([
  ['11010519491231002X', '1101****002X'],
  ['E123456', 'E****'],
  ['E1234567', 'E123****4567'],
  ['', ''],
])('the identity number %s is masked as %s', (number, masked) => {
  expect(maskIdentity(number)).toBe(masked)
})

test('a masked mobile number shows its first three and last four digits, and any other text is unchanged', () => {
  expect(maskMobile('13812345678')).toBe('138****5678')
  for (const other of ['123', '8613812345678', '138123456780', '']) expect(maskMobile(other)).toBe(other)
})

test.each([
  ['孙丽华', '孙**'],
  ['欧阳明', '欧**'],
  ['孙**', '孙**'],
  ['𠮷田', '𠮷**'],
  [' 王 ', '王**'],
  [' ', '一位朋友'],
  ['', '一位朋友'],
])('the name %j is shown as %s', (name, shown) => expect(maskedName(name)).toBe(shown))

test('a blank name can stay blank', () => expect(maskedName(' ', '')).toBe(''))

test.each([
  ['with blanks and a small x', ' 1101 0519-4912 3100 2x ', '11010519491231002X'],
  ['with its label', '身份证：11010519491231002X', '11010519491231002X'],
  ['of 15 digits with its label', '旧身份证110105491231002', '110105491231002'],
  ['with a wrong check character', '身份证110105194912310021', '身份证110105194912310021'],
  ['beside another number', '11010519491231002X99', '11010519491231002X99'],
  ['that is not complete', '1101051949', '1101051949'],
])('an identity number pasted %s, “%s”, becomes %s', (_how, typed, number) => {
  expect(cleanIdCard(typed)).toBe(number)
})
