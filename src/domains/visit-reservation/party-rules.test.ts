import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#/shared/lib/money.ts'
import type { VisitorType } from './model.ts'
import {
  birthdayOf,
  countsOf,
  type Guest,
  isMinor,
  kindOf,
  lacksGuardian,
  duplicateOf,
  totalOf,
  typeName,
  typeProblem,
} from './party-rules.ts'

const types: VisitorType[] = [
  { visitorType: 'ADULT', visitorTypeName: '成人', price: cents(5000) },
  { visitorType: 'CHILD', visitorTypeName: '儿童', price: cents(0) },
  { visitorType: 'STUDENT', visitorTypeName: '学生', price: cents(2550) },
  { visitorType: 'DEPOSITOR', visitorTypeName: '储户', price: cents(0) },
]

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A valid number of somebody born on a day. */
function cardOf(birthday: string, order = '001'): string {
  const body = `110105${birthday.replace(/-/g, '')}${order}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}

const guest = (
  visitorType: string,
  identityCard = '',
  identityCardType: Guest['identityCardType'] = 'CHINESE_IDENTITY_CARD',
) => ({
  visitorType,
  identityCard,
  identityCardType,
})

const DAY = '2026-11-24'

test.each([
  ['ADULT', '成人', 'adult'],
  ['T1', '成人票', 'adult'],
  ['T2', '儿童', 'child'],
  ['CHILD_FREE', '', 'child'],
  ['T3', '储户', 'depositor'],
  ['DEPOSITOR_CHILD', '储户儿童', 'depositor'],
  ['STUDENT', '学生', 'other'],
])(
  'the visitor type with the code %s and the name %s is parsed as the kind %s',
  (visitorType, visitorTypeName, kind) => {
    expect(kindOf({ visitorType, visitorTypeName })).toBe(kind)
  },
)

test('[REG-027] a visitor type without a name is shown as its code', () => {
  expect([typeName({ visitorType: 'VIP', visitorTypeName: '' }), typeName(types[0] as VisitorType)]).toEqual([
    'VIP',
    '成人',
  ])
})

describe('the age of a visitor in whole years on the day of the visit', () => {
  test('is below 18 until 17 years and 364 days', () => {
    expect(isMinor(guest('CHILD', cardOf('2008-11-25')), DAY)).toBe(true)
    expect(isMinor(guest('CHILD', cardOf('2008-11-25')), '2026-11-25')).toBe(false)
  })

  test('[VAL-021] is known only for a valid Chinese number and a chosen day', () => {
    expect(birthdayOf(guest('ADULT', '11010519491231002X'))).toBe('1949-12-31')
    expect(birthdayOf(guest('ADULT', '11010519491231002X', 'PASSPORT'))).toBeNull()
    expect(birthdayOf(guest('ADULT', '110105194913310021'))).toBeNull()
    expect([isMinor(guest('ADULT', 'E1', 'PASSPORT'), DAY), isMinor(guest('ADULT', cardOf('2020-01-01')), '')]).toEqual(
      [null, null],
    )
  })
})

describe('whether the ticket type fits the visitor’s identity number', () => {
  const grown = cardOf('1990-01-01')
  const young = cardOf('2015-06-01')
  test.each([
    [
      'an adult with a child’s ticket is refused',
      guest('CHILD', grown),
      '按证件号码，这位访客到访时已满18周岁，请选择成人等其他类型',
    ],
    [
      'a child with an adult’s ticket is refused',
      guest('ADULT', young),
      '按证件号码，这位访客到访时未满18周岁，请选择“儿童”',
    ],
    ['a child with a child’s ticket is accepted', guest('CHILD', young), null],
    ['an adult with an adult’s ticket is accepted', guest('ADULT', grown), null],
    ['a student is accepted at any age', guest('STUDENT', young), null],
    ['a passport is accepted, because its number contains no age', guest('CHILD', 'E1', 'PASSPORT'), null],
    ['a visitor of unknown type is accepted', guest('NOPE', grown), null],
  ])('%s', (_name, one, text) => {
    expect(typeProblem(one, types, DAY)).toBe(text)
  })

  test('a child with an adult’s ticket is accepted if there are no tickets for children', () => {
    expect(typeProblem(guest('ADULT', young), types.slice(0, 1), DAY)).toBeNull()
  })
})

test.each<[string, Guest[], boolean]>([
  ['a child alone', [guest('CHILD')], true],
  ['two children', [guest('CHILD'), guest('CHILD')], true],
  ['a student who is a minor by the identity number', [guest('STUDENT', cardOf('2012-01-01'))], true],
  ['a student of unknown age', [guest('STUDENT')], false],
  ['a child with an adult', [guest('CHILD'), guest('ADULT')], false],
  ['a child with a depositor', [guest('CHILD'), guest('DEPOSITOR')], false],
  [
    'a child with a person aged 17 who has an adult’s ticket',
    [guest('CHILD'), guest('ADULT', cardOf('2009-01-01'))],
    true,
  ],
  ['nobody', [], false],
])('for %s, a guardian is missing: $2', (_name, guests, lacks) => {
  expect(lacksGuardian(guests, types, DAY)).toBe(lacks)
})

test('the same visitor is recognized by the identity document, also with the old form of the number', () => {
  const number = cardOf('1990-01-01')
  const old = number.slice(0, 6) + number.slice(8, 17)
  const guests = [
    guest('ADULT', number),
    guest('ADULT', 'E1', 'PASSPORT'),
    guest('ADULT', ` ${number.toLowerCase()}`),
    guest('ADULT', 'e 1', 'PASSPORT'),
    guest('ADULT', old),
    guest('ADULT', 'E1', 'OTHER'),
    guest('ADULT', ''),
  ]
  expect(guests.map((_, index) => duplicateOf(guests, index))).toEqual([-1, -1, 0, 1, 0, -1, -1])
})

describe('[REG-027] the total price of a reservation', () => {
  test('for an adult and a free child is ¥50.00', () => {
    expect(totalOf([guest('ADULT'), guest('CHILD')], types)).toBe(5000)
    expect(totalOf([], types)).toBe(0)
  })

  test('is unknown if a visitor’s type or its price is unknown', () => {
    const unpriced = [...types, { visitorType: 'VIP', visitorTypeName: '贵宾', price: null }]
    expect(totalOf([guest('NOPE')], types)).toBeNull()
    expect(totalOf([guest('ADULT'), guest('VIP')], unpriced)).toBeNull()
    expect(totalOf([guest('ADULT')], unpriced)).toBe(5000)
  })

  test('is the sum of price × number in whole cents, for any order of the visitors', () => {
    const priceArbitrary = fc.integer({ min: 0, max: 10_000_000 })
    fc.assert(
      fc.property(
        fc.array(priceArbitrary, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(5), { maxLength: 8 }),
        (prices, picks) => {
          const list = prices.map((value, index) => ({ visitorType: `T${index}`, price: cents(value) }))
          const guests = picks.map((pick) => ({ visitorType: `T${pick % prices.length}` }))
          const expected = prices.reduce(
            (total, value, index) => total + value * picks.filter((pick) => pick % prices.length === index).length,
            0,
          )
          const total = totalOf(guests, list)
          expect(total).toBe(expected)
          expect(Number.isSafeInteger(total)).toBe(true)
          expect(totalOf(guests.toReversed(), list)).toBe(total)
          expect(countsOf(guests, list).reduce((all, count) => all + count, 0)).toBe(guests.length)
        },
      ),
      { seed: 20_261_123, numRuns: 2000 },
    )
  })
})
