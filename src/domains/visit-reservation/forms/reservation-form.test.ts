import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { identityTypeLabel, visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import { cents } from '#/shared/lib/money.ts'
import { NewReservation, type VisitorType } from '../model.ts'
import {
  bodyOf,
  certificateProblem,
  newVisitor,
  problemsOf,
  reservationForm,
  type ReservationValues,
  type VisitorValues,
  visitorsAgain,
} from './reservation-form.ts'

const types: VisitorType[] = [
  { visitorType: 'CHILD', visitorTypeName: '儿童', price: cents(0) },
  { visitorType: 'ADULT', visitorTypeName: '成人', price: cents(5000) },
  { visitorType: 'DEPOSITOR', visitorTypeName: '储户', price: cents(0) },
]
const CARD = '11010519491231002X'

const one = (given: Partial<VisitorValues> = {}): VisitorValues => ({
  visitorType: 'ADULT',
  name: '何春',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: CARD,
  contractNo: '',
  ...given,
})
const values = (given: Partial<ReservationValues> = {}): ReservationValues => ({
  date: '2026-11-24',
  time: '10:30',
  visitors: [one()],
  mobile: '13911112222',
  ...given,
})
const said = (given: Partial<ReservationValues>) =>
  problemsOf(values(given), types).map(([path, message]) => `${path.join('.')}: ${message}`)

test('[VAL-020] visitors can have the identity documents 身份证, 其他 and 护照', () => {
  expect(visitorIdentityTypes.map((type) => identityTypeLabel[type])).toEqual(['身份证', '其他', '护照'])
})

describe('the identity document of a visitor', () => {
  test.each<[string, VisitorValues['identityCardType'] | '', string, string | null]>([
    ['[VAL-015]', '', 'E1', '证件类型不能为空'],
    ['[VAL-016]', 'CHINESE_IDENTITY_CARD', '', '证件号码不能为空'],
    ['[VAL-016]', 'CHINESE_IDENTITY_CARD', '123', '证件号码格式错误'],
    ['[VAL-016]', 'CHINESE_IDENTITY_CARD', CARD, null],
    ['[VAL-004]', 'PASSPORT', 'E12345678', null],
    ['[VAL-004]', 'PASSPORT', 'E_1', null],
    ['[VAL-004]', 'PASSPORT', 'E-1', '证件号码格式错误'],
    ['[VAL-004]', 'PASSPORT', '', '证件号码不能为空'],
    ['[VAL-012]', 'OTHER', 'ABC', null],
    ['[VAL-012]', 'OTHER', '110105194912310021', '证件号码格式错误'],
    ['[VAL-012]', 'OTHER', CARD, null],
  ])('%s of the type %j with the number %j shows the error %s', (_id, identityCardType, identityCard, text) => {
    expect(certificateProblem({ identityCardType, identityCard })?.message ?? null).toBe(text)
  })
})

describe('the validation of the reservation form', () => {
  test('accepts a complete reservation', () => {
    expect(said({})).toEqual([])
    expect(z.safeParse(reservationForm(types), values()).success).toBe(true)
  })

  test('reports every field of an empty form, in the order of the fields', () => {
    expect(said({ date: '', time: '', mobile: '', visitors: [one({ name: ' ', identityCard: '' })] })).toEqual([
      'date: 预约日期不能为空',
      'time: 预约时间不能为空',
      'visitors.0.name: 姓名不能为空',
      'visitors.0.identityCard: 证件号码不能为空',
      'mobile: 手机号不能为空',
    ])
  })

  test('rejects an invalid mobile number and a visitor type that is no longer offered', () => {
    expect(said({ mobile: '123' })).toEqual(['mobile: 手机号格式错误'])
    expect(said({ visitors: [one({ visitorType: 'GONE' })] })).toEqual(['visitors.0.visitorType: 访客类型不能为空'])
  })

  test('rejects the same visitor twice', () => {
    expect(said({ visitors: [one(), one({ name: '何秋' })] })).toEqual([
      'visitors.1.identityCard: 和访客1的证件号码相同，请检查',
    ])
  })

  test('rejects an adult with a child’s ticket, and a child without an adult', () => {
    expect(said({ visitors: [one({ visitorType: 'CHILD' })] })).toEqual([
      'visitors.0.visitorType: 按证件号码，这位访客到访时已满18周岁，请选择成人等其他类型',
    ])
    const child = one({ visitorType: 'CHILD', identityCardType: 'PASSPORT', identityCard: 'E1' })
    expect(said({ visitors: [child] })).toEqual(['visitors.0.visitorType: 儿童需要成人陪同，请添加一位成年访客'])
    expect(said({ visitors: [child, one()] })).toEqual([])
  })

  test('rejects a depositor who was not looked up', () => {
    expect(said({ visitors: [one({ visitorType: 'DEPOSITOR' })] })).toEqual(['visitors.0.contractNo: 请先查询储户'])
    expect(said({ visitors: [one({ visitorType: 'DEPOSITOR', contractNo: 'SC1' })] })).toEqual([])
  })
})

test('[LIT-030] [REG-027] the request contains type and number of the identity document, and the visitor’s type', () => {
  const visitors = [
    one({ name: ' 何春 ', identityCardType: 'PASSPORT', identityCard: 'E1' }),
    one({ visitorType: 'DEPOSITOR', contractNo: 'SC1' }),
  ]
  const body = bodyOf(values({ visitors }), types)
  const shared = { mobile: '13911112222' }
  expect(body).toEqual({
    date: '2026-11-24',
    time: '10:30',
    visitors: [
      {
        ...shared,
        visitorType: 'ADULT',
        visitorTypeName: '成人',
        name: '何春',
        identityCardType: 'PASSPORT',
        identityCard: 'E1',
      },
      {
        ...shared,
        visitorType: 'DEPOSITOR',
        visitorTypeName: '储户',
        name: '何春',
        identityCardType: 'CHINESE_IDENTITY_CARD',
        identityCard: CARD,
        contractNo: 'SC1',
      },
    ],
  })
  expect(z.safeParse(NewReservation, body).success).toBe(true)
})

describe('the initial visitors of the form', () => {
  test('are one visitor, an adult, or of the first type if there is no type for adults', () => {
    expect(newVisitor(types).visitorType).toBe('ADULT')
    expect([newVisitor(types.slice(0, 1)).visitorType, newVisitor([]).visitorType]).toEqual(['CHILD', ''])
  })

  test('are the visitors of an earlier visit, and masked numbers are left empty', () => {
    const visitor = {
      visitorType: 'CHILD',
      visitorTypeName: '儿童',
      price: null,
      identityCardType: 'PASSPORT' as const,
      name: '乐乐',
      identityCard: 'E***1',
    }
    const before = { visitors: [visitor, { ...visitor, visitorType: 'GONE', identityCardType: 'X' as never }] } as never
    expect(visitorsAgain(before, types)).toEqual([
      one({ visitorType: 'CHILD', name: '乐乐', identityCardType: 'PASSPORT', identityCard: '' }),
      one({ name: '乐乐', identityCard: '' }),
    ])
    expect(visitorsAgain(null, types)).toEqual([newVisitor(types)])
  })
})
