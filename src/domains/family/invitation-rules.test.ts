import { describe, expect, test } from 'vitest'
import {
  canAnswer,
  fieldOfRefusal,
  invitationLabel,
  isSameInvitation,
  nameOf,
  nextStep,
  reminderOf,
} from './invitation-rules.ts'
import type { FamilyInvitation } from './model.ts'
import { relationChoices, relationLabel, relationValue } from './relation-types.ts'

const SINCE = Date.parse('2026-11-20T10:00:00+08:00')
const types = [
  { value: 'SON', name: '儿子' },
  { value: 'MOTHER', name: '母亲' },
  { value: '干妈', name: '' },
]

const invitation = (given: Partial<FamilyInvitation> = {}): FamilyInvitation => ({
  id: 'FI1',
  status: 'WAITING_FOR_AGREE',
  name: '',
  mobile: '138****4321',
  relation: 'SON',
  remark: '',
  createdDate: SINCE,
  sent: true,
  ...given,
})
const another = (status: string) => ({ status: status as FamilyInvitation['status'] })

test.each([
  ['FAM-001', 'WAITING_FOR_AGREE', '待同意'],
  ['FAM-002', 'AGREE', '已同意'],
  ['FAM-003', 'REJECT', '已拒绝'],
])('[%s] the state %s of an invitation is shown as %s', (_id, status, label) =>
  expect(invitationLabel(status)).toBe(label),
)

test.each(['CANCELLED', '', 'toString'])('an unknown state %j of an invitation is shown as 状态未知', (status) =>
  expect(invitationLabel(status)).toBe('状态未知'),
)

test.each([
  ['WAITING_FOR_AGREE', false, true],
  ['WAITING_FOR_AGREE', null, true],
  ['WAITING_FOR_AGREE', true, false],
  ['AGREE', false, false],
  ['REJECT', false, false],
  ['CANCELLED', false, false],
] as const)(
  '[FAM-001] [FAM-002] [FAM-003] an invitation in the state %s, sent by me: %s, has answer buttons: %s',
  (status, sent, buttons) => expect(canAnswer({ ...another(status), sent })).toBe(buttons),
)

test.each([
  ['WAITING_FOR_AGREE', 'answer', 'remind'],
  ['AGREE', 'tree', 'tree'],
  ['REJECT', 'invite', 'again'],
  ['CANCELLED', 'look', 'look'],
] as const)(
  'the next step of an invitation in the state %s is %s for the receiver and %s for the sender',
  (status, received, sent) => {
    expect(nextStep(another(status), false)).toBe(received)
    expect(nextStep(another(status), true)).toBe(sent)
  },
)

describe('finding the sent invitation after a lost reply', () => {
  const body = { mobile: '13800004321', relation: 'SON', name: '', remark: '' }
  const same = (given: Partial<FamilyInvitation>, list = types) =>
    isSameInvitation(invitation(given), body, SINCE, list)

  test.each<[string, boolean, Partial<FamilyInvitation>]>([
    ['the same person, created after the request', true, {}],
    ['the same person, created half a minute before the request', true, { createdDate: SINCE - 30_000 }],
    ['the same person, created an hour before the request', false, { createdDate: SINCE - 3_600_000 }],
    ['another relation', false, { relation: 'MOTHER' }],
    ['the relation as a word instead of a code', true, { relation: '儿子' }],
    ['another mobile number', false, { mobile: '138****4322' }],
    ['another mobile number with the same last digits', false, { mobile: '139****4321' }],
    ['the same number, masked differently', true, { mobile: '*******4321' }],
    ['a missing mobile number', false, { mobile: '' }],
    ['a missing date, still waiting', true, { createdDate: null }],
    ['a missing date, refused', false, { createdDate: null, status: 'REJECT' }],
  ])('an invitation with %s counts as the sent invitation: %s', (_name, expected, given) =>
    expect(same(given)).toBe(expected),
  )

  test('without the list of relations, two relations are equal if their codes or words are equal', () => {
    expect(same({}, [])).toBe(true)
    expect(same({ relation: '儿子' }, [])).toBe(true)
    expect(same({ relation: '女儿' }, [])).toBe(false)
  })
})

test.each([
  ['FATHER', '', '父亲'],
  ['GRANDSON', '', '孙子'],
  ['EMPEROR', '', 'EMPEROR'],
  ['姥爷', '', '姥爷'],
  ['SON', 'SON', '儿子'],
  [' 儿子 ', 'SON', '儿子'],
  ['干妈', '干妈', '干妈'],
  ['', '', ''],
])('the relation %j has the value %j and is shown as %j', (relation, value, label) => {
  expect(relationValue(types, relation)).toBe(value)
  expect(relationLabel(types, relation)).toBe(label)
})

test('each relation is offered once, labelled with its name, or with its value if it has no name', () =>
  expect(relationChoices([...types, { value: 'SON', name: '儿子' }])).toEqual([
    { value: 'SON', label: '儿子' },
    { value: 'MOTHER', label: '母亲' },
    { value: '干妈', label: '干妈' },
  ]))

test.each([
  ['晴晴', true, '晴晴'],
  ['', true, '儿子'],
  ['', false, '一位家人'],
])('a person with the name %j in an invitation, sent by me: %s, is shown as %s', (name, sent, called) =>
  expect(nameOf(invitation({ name }), sent, types)).toBe(called),
)

test.each([
  ['不能邀请自己的手机号', 'mobile'],
  ['这个手机号已经在您的家庭里', 'mobile'],
  ['已经邀请过这个手机号，请等对方同意', 'mobile'],
  ['这个号码已经有别的关系', 'mobile'],
  ['您的家庭里已经有母亲了，请换一种关系', 'relation'],
  ['已经有母亲了', 'relation'],
  ['请选择关系', 'relation'],
  ['称呼里有不合适的字', 'name'],
  ['留言太长', 'remark'],
  ['请求错误', 'mobile'],
])('[FAM-013] the refusal %s is shown at the field %s', (sentence, field) =>
  expect(fieldOfRefusal(sentence, '母亲')).toBe(field),
)

test('if no relation is chosen, a refusal of the relation is shown at the mobile number', () =>
  expect(fieldOfRefusal('已经有母亲了', '')).toBe('mobile'))

test('the text of a reminder contains the link and no mobile number', () =>
  expect(reminderOf('https://m.example.com/family-apply-detail/FI1', '生命密码健康')).toBe(
    '我在“生命密码健康”邀请您一起看家庭族谱。点开链接，用您的手机号登录，就可以选择同意或拒绝：https://m.example.com/family-apply-detail/FI1',
  ))
