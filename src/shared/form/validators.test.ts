import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as rules from './validators.ts'

const FORMAT = '证件格式错误'
const EMPTY = '证件不能为空'

interface Case {
  id: string
  rule: rules.Rule
  value: string
  message: string | null
}

const cases = (id: string, rule: rules.Rule, expected: Record<string, string | null>): Case[] =>
  Object.entries(expected).map(([value, message]) => ({ id, rule, value, message }))

/** `ID` has a valid check character, and `WRONG_ID` has a wrong one. */
const ID = '11010519491231002X'
const WRONG_ID = '110105194912310021'

test.each([
  ...cases('VAL-001', rules.required, { '': EMPTY, '   ': EMPTY, 张三: null, '0': null }),
  ...cases('VAL-002', rules.phone, {
    '13800000001': null,
    '19912345678': null,
    '12800000001': FORMAT,
    '1380000000': FORMAT,
    '138000000012': FORMAT,
    '1380000000a': FORMAT,
  }),
  ...cases('VAL-003', rules.bankcard, {
    '6222020000000000': null,
    '6222 0200': FORMAT,
    '6222-0200': FORMAT,
    '62a': FORMAT,
  }),
  ...cases('VAL-004', rules.passport, { E12345678: null, A_1: null, 'E-1': FORMAT, 'E 1': FORMAT, 护照1: FORMAT }),
  ...cases('VAL-005', rules.militaryId, {
    军12345678: null,
    军1234567: FORMAT,
    军123456789: FORMAT,
    '12345678': FORMAT,
    军字12345678: FORMAT,
    A12345678: FORMAT,
  }),
  ...cases('VAL-006', rules.length6, {
    '123456': null,
    '12345': '证件必须为6位数字',
    '1234567': '证件必须为6位数字',
    '12345a': '证件必须为6位数字',
  }),
  ...cases('VAL-007', rules.length10or18, {
    '1234567890': null,
    '123456789012345678': null,
    '12345678901': '证件必须为10位或18位数字',
    '12345678901234567X': '证件必须为10位或18位数字',
  }),
  ...cases('VAL-014', rules.email, {
    'a@b.cn': null,
    'a.b@mail.example.com.cn': null,
    'a@b': FORMAT,
    'a@b.': FORMAT,
    '@b.cn': FORMAT,
    'a b@c.cn': FORMAT,
    'a@b.cn ': FORMAT,
    'a@b.cn@c.cn': FORMAT,
    'a@b.cn.': FORMAT,
  }),
  ...cases('VAL-011', rules.idcard, {
    [ID]: null,
    '11010519491231002x': null,
    '110105491231002': null,
    [WRONG_ID]: FORMAT,
    '110105199902300021': FORMAT,
    '123': FORMAT,
  }),
  ...cases('VAL-012', rules.idcardOrIdType, {
    [ID]: null,
    [WRONG_ID]: FORMAT,
    '110105491331002': FORMAT,
    E12345678: null,
    军12345678: null,
  }),
  ...cases('VAL-013', rules.morezero, {
    '1': null,
    '0.01': null,
    ' 1 ': null,
    '0': '证件必须为大于0的数字',
    '-1': '证件必须为大于0的数字',
    abc: '证件必须为大于0的数字',
    '1e3': '证件必须为大于0的数字',
  }),
])('[$id] the value "$value" has the error $message', ({ rule, value, message }) => {
  expect(rule(value, '证件')).toBe(message)
})

const {
  required: _required,
  requiredAddress: _address,
  requiredArray: _array,
  text: _text,
  region: _region,
  checkCredential: _credential,
  ...formats
} = rules

test.each(Object.entries(formats))('[VAL-014] the rule %s accepts an empty optional field', (_name, rule) => {
  expect(rule('', '证件')).toBeNull()
})

test.each([
  [['广东省', '深圳市', '南山区'], null],
  [[], '所在地区不能为空'],
  [['广东省', '深圳市'], '所在地区不能为空'],
  [['广东省', '', '南山区'], '所在地区不能为空'],
  [['广东省', null, undefined], '所在地区不能为空'],
])('[VAL-008] a region with the selections %j has the error %s', (selections, message) => {
  expect(rules.requiredAddress(selections, '所在地区')).toBe(message)
})

test.each([['', null, '粤海街道']])('[VAL-009] in the region field, the fourth selection %s is ignored', (fourth) => {
  expect(rules.requiredAddress(['广东省', '深圳市', '南山区', fourth], '所在地区')).toBeNull()
})

test('[VAL-010] a required list must have at least one entry', () => {
  expect(rules.requiredArray([], '图片')).toBe('图片不能为空')
  expect(rules.requiredArray([0], '图片')).toBeNull()
})

test.each([
  ['VAL-015', '', '', true, { field: 'identityCardType', message: '证件类型不能为空' }],
  ['VAL-015', '', '', false, null],
  ['VAL-016', 'CHINESE_IDENTITY_CARD', '', true, { field: 'identityCard', message: '证件号码不能为空' }],
  ['VAL-016', 'CHINESE_IDENTITY_CARD', WRONG_ID, true, { field: 'identityCard', message: '证件号码格式错误' }],
  ['VAL-016', 'CHINESE_IDENTITY_CARD', ID, true, null],
  ['VAL-016', 'CHINESE_IDENTITY_CARD', ` ${ID} `, true, null],
  ['VAL-018', 'CHINESE_IDENTITY_CARD', ' ', false, null],
  ['VAL-017', 'MILITARY_ID', 'anything', true, null],
  ['VAL-017', 'PASSPORT', 'E-1', true, null],
  ['VAL-017', 'PASSPORT', ' ', true, { field: 'identityCard', message: '证件号码不能为空' }],
  ['VAL-018', 'CHINESE_IDENTITY_CARD', '', false, null],
  ['VAL-018', 'CHINESE_IDENTITY_CARD', WRONG_ID, false, { field: 'identityCard', message: '证件号码格式错误' }],
  ['VAL-018', 'PASSPORT', WRONG_ID, false, null],
] as const)(
  '[%s] an identity document of the type %s with the number %s, required: %s, has the expected error',
  (_id, identityCardType, identityCard, needed, expected) => {
    expect(rules.checkCredential({ identityCardType, identityCard }, needed)).toEqual(expected)
  },
)

const messages = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => issue.message) ?? []

test('[VAL-001] a text field is trimmed, and the first rule that fails gives the message', () => {
  const mobile = rules.text('手机号', rules.required, rules.phone)
  expect(z.parse(mobile, ' 13800000001 ')).toBe('13800000001')
  expect(messages(mobile, '  ')).toEqual(['手机号不能为空'])
  expect(messages(mobile, '12')).toEqual(['手机号格式错误'])
})

test('[VAL-008] the message of a region field contains its label', () => {
  expect(messages(rules.region('所在地区'), ['广东省', '', ''])).toEqual(['所在地区不能为空'])
  expect(messages(rules.region('所在地区'), ['广东省', '深圳市', '南山区'])).toEqual([])
})
