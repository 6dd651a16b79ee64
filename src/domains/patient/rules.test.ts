import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { identityTypeLabel } from '#/shared/lib/idcard.ts'
import { bodyOf, PersonForm, problemsOf, valuesOf } from '#/widgets/person/person-form.ts'
import type { Patient } from './model.ts'
import {
  cleanIdentity,
  dateToDay,
  dayToDate,
  type AutofilledValues,
  autofillFromId,
  isNewPatient,
  maskedCertificate,
  patientName,
  personText,
  targetWith,
} from './rules.ts'

const NOW = Date.UTC(2026, 10, 20)
const FEMALE_ID = '11010519491231002X'
const MALE_ID = '110105194912310118'
const decoded: AutofilledValues = { birthday: '1949-12-31', gender: 'FEMALE' }
const empty: AutofilledValues = { birthday: '', gender: 'SECRET' }

const patient: Patient = {
  id: 'P1',
  name: '钱多多',
  gender: 'FEMALE',
  birthday: '1949-12-31',
  mobile: '',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: FEMALE_ID,
}

test.each([
  ['an empty form', empty],
  ['only the gender', { ...empty, gender: 'FEMALE' }],
  ['only the birthday', { ...empty, birthday: '1949-12-31' }],
] as const)('[VAL-021] an identity number fills the missing birthday and gender: %s', (_name, current) => {
  expect(autofillFromId(FEMALE_ID, current, NOW)).toEqual({ type: 'fill', values: decoded })
})

test('[VAL-021] an identity number changes nothing if the form has the same birthday and gender', () => {
  expect(autofillFromId(FEMALE_ID, decoded, NOW)).toEqual({ type: 'nothing' })
})

test.each([
  ['another birthday', { ...decoded, birthday: '1950-01-01' }],
  ['another gender', { ...decoded, gender: 'MALE' }],
  ['a gender without a birthday', { birthday: '', gender: 'MALE' }],
] as const)('[VAL-021] an identity number asks for a confirmation before it replaces %s', (_name, current) => {
  expect(autofillFromId(FEMALE_ID, current, NOW)).toEqual({ type: 'conflict', values: decoded })
})

test('[VAL-022] an odd 17th digit of an identity number means male', () => {
  expect(autofillFromId(MALE_ID, empty, NOW)).toMatchObject({ type: 'fill', values: { gender: 'MALE' } })
})

test.each(['110105194912310021', '110105199002300021', 'ABCDEFGHIJKLMNOPQR'])(
  '[VAL-023] no birthday and gender are read from the identity number %s',
  (number) => {
    expect(autofillFromId(number, empty, NOW)).toEqual({ type: 'undecodable' })
  },
)

test.each(['', '110105', '110105491231002', FEMALE_ID.slice(0, 17)])(
  '[VAL-024] "%s" is too short to contain a birthday and a gender',
  (number) => {
    expect(autofillFromId(number, empty, NOW)).toEqual({ type: 'nothing' })
  },
)

test.each([
  [decoded, '女 · 76岁'],
  [{ birthday: '2026-10-01', gender: 'MALE' }, '男 · 不满1岁'],
  [{ birthday: '', gender: 'MALE' }, '男'],
  [empty, ''],
] as const)('the person %j is shown with the text %s', (person, text) => {
  expect(personText(person, NOW)).toBe(text)
})

test.each([
  ['钱多多', '钱多多'],
  [' 钱多多 ', '钱多多'],
  ['', '未填写姓名'],
  ['  ', '未填写姓名'],
])('a patient with the name %j is shown as %s', (name, called) => {
  expect(patientName({ name })).toBe(called)
})

test('an identity number is never shown completely', () => {
  expect(maskedCertificate(patient)).toBe('身份证 1101****002X')
  expect(maskedCertificate({ identityCardType: 'PASSPORT', identityCard: '' })).toBe('')
  expect(maskedCertificate({ identityCardType: 'DRIVING', identityCard: 'E1234567' })).toBe('证件 E123****4567')
})

test.each([
  ['0', true],
  ['new', true],
  ['P1', false],
  ['', false],
])('[BIND-006] the patient id "%s" means a new patient: %s', (id, isNew) => {
  expect(isNewPatient(id)).toBe(isNew)
})

test.each([
  ['1101 0519-4912 3100 2x', 'CHINESE_IDENTITY_CARD', FEMALE_ID],
  [`${FEMALE_ID}99`, 'CHINESE_IDENTITY_CARD', `${FEMALE_ID}99`],
  [' 军12345678', 'MILITARY_ID', '军12345678'],
  ['e1 2', 'PASSPORT', 'e1 2'],
  ['E'.repeat(31), 'PASSPORT', 'E'.repeat(30)],
] as const)('the identity number typed as “%s” with the type %s becomes %s', (typed, type, number) => {
  expect(cleanIdentity(typed, type)).toBe(number)
})

test.each([
  ['/bind-first-step/S1/%E6%88%90', '/bind-first-step/S1/%E6%88%90?patientId=P1'],
  ['/a?b=1&patientId=P0#c', '/a?b=1&patientId=P1#c'],
  ['https://evil.example/a', null],
  [null, null],
])('with the selected patient P1, the target address %s becomes %s', (target, expected) => {
  expect(targetWith(target, 'P1', 'http://localhost')).toBe(expected)
})

test('a day is unchanged after conversion to the picker’s value and back', () => {
  expect(dayToDate('')).toBeNull()
  for (const none of ['2026-13', '11949-12-31', '1949-12-311']) expect(dayToDate(none)).toBeNull()
  expect(dateToDay(dayToDate('1949-12-31') ?? new Date(0))).toBe('1949-12-31')
  expect(dateToDay(new Date(1900, 0, 1))).toBe('1900-01-01')
})

test('[VAL-019] the form of a new patient starts with the Chinese ID card', () => {
  expect(identityTypeLabel[valuesOf(null).identityCardType]).toBe('身份证')
})

test('[VAL-016] an empty patient form shows all errors, in the order of its fields', () => {
  expect(problemsOf(valuesOf(null))).toEqual([
    ['name', '姓名不能为空'],
    ['identityCard', '证件号码不能为空'],
    ['gender', '性别不能为空'],
    ['birthday', '出生日期不能为空'],
  ])
})

test('[VAL-014] the mobile number may be empty, but an invalid number is an error', () => {
  expect(problemsOf(valuesOf(patient))).toEqual([])
  expect(problemsOf({ ...valuesOf(patient), mobile: '123' })).toEqual([['mobile', '手机号格式错误']])
})

test('[BIND-006] the values of an unchanged patient are sent as they were loaded, with trimmed texts', () => {
  const { id: _id, ...body } = patient
  const values = z.parse(PersonForm, { ...valuesOf(patient), name: ' 钱多多 ', identityCard: `${FEMALE_ID} ` })
  expect(bodyOf(values)).toEqual(body)
})
