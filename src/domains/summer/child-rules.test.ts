import { describe, expect, test } from 'vitest'
import { visitorIdentityTypes } from '#/shared/lib/idcard.ts'
import {
  birthdayProblem,
  contradiction,
  isSameChild,
  orderProblems,
  type TypedChild,
  type TypedOrder,
} from './child-rules.ts'
import { ageOn } from '#/shared/lib/time/age.ts'

const TODAY = '2026-11-20'
const girl: TypedChild = {
  name: '李小禾',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: '440304201809010022',
  gender: 'FEMALE',
  birthday: '2018-09-01',
}
const boy: TypedChild = {
  name: '李小山',
  identityCardType: 'CHINESE_IDENTITY_CARD',
  identityCard: '440304201503010011',
  gender: 'MALE',
  birthday: '2015-03-01',
}
const order: TypedOrder = {
  children: [girl],
  guardian: { name: '李建国', mobile: '13800000002' },
  date: '2027-07-05',
}
const said = (changed: Partial<TypedOrder>) => orderProblems({ ...order, ...changed }, TODAY).map(([, text]) => text)

test('a complete summer registration has no problem', () => {
  expect(said({})).toEqual([])
  expect(said({ children: [girl, boy] })).toEqual([])
})

test('[SUM-003] the children of a summer registration need a guardian who is not one of the children', () => {
  expect(orderProblems({ ...order, guardian: { name: '', mobile: '' } }, TODAY)).toEqual([
    [['guardian', 'name'], '监护人姓名不能为空'],
    [['guardian', 'mobile'], '监护人手机号不能为空'],
  ])
  expect(said({ guardian: { name: '李小禾', mobile: '138' } })).toEqual([
    '监护人不能是参加活动的孩子',
    '监护人手机号格式错误',
  ])
})

test('[VAL-020] a child can have the same identity documents as a visitor', () => {
  expect(visitorIdentityTypes).toEqual(['CHINESE_IDENTITY_CARD', 'OTHER', 'PASSPORT'])
  for (const identityCardType of visitorIdentityTypes.slice(1))
    expect(said({ children: [{ ...girl, identityCardType, identityCard: 'E1' }] })).toEqual([])
  expect(said({ children: [{ ...girl, identityCard: 'E1' }] })).toEqual(['孩子的证件号码格式错误'])
})

test('a child without values has a problem for each field, with the child’s number if there are several children', () => {
  const empty: TypedChild = { ...girl, name: ' ', identityCard: '', gender: 'SECRET', birthday: '' }
  expect(said({ children: [empty] })).toEqual([
    '孩子的姓名不能为空',
    '孩子的证件号码不能为空',
    '孩子的性别不能为空',
    '孩子的出生日期不能为空',
  ])
  expect(said({ children: [girl, empty] })[0]).toBe('第2个孩子的姓名不能为空')
  expect(said({ date: '' })).toEqual(['活动日期不能为空'])
})

describe('the age limit of children', () => {
  test.each([
    ['2008-11-21', 17, null],
    ['2008-11-20', 18, '已满18周岁，不能作为儿童报名'],
    ['2008-11-19', 18, '已满18周岁，不能作为儿童报名'],
    ['2026-11-20', 0, null],
    ['2026-11-21', 0, '出生日期不能晚于今天'],
  ])('a child born on %s is %i years old', (birthday, age, problem) => {
    expect(ageOn(birthday, TODAY)).toBe(age)
    expect(birthdayProblem(birthday, TODAY)).toBe(problem)
  })

  test.each([
    ['2008-11-25', '2026-11-25', '活动当天已满18周岁，不能作为儿童报名'],
    ['2008-11-26', '2026-11-25', null],
    ['2008-11-20', '2026-11-25', '已满18周岁，不能作为儿童报名'],
    ['2008-11-25', '', null],
  ])('a person born on %s counts as a child for an activity on “%s”: %s', (birthday, day, problem) => {
    expect(birthdayProblem(birthday, TODAY, day)).toBe(problem)
  })

  test('a person born on 29 February counts as a child until 1 March', () => {
    expect(birthdayProblem('2008-02-29', '2026-02-28')).toBeNull()
    expect(birthdayProblem('2008-02-29', '2026-03-01')).not.toBeNull()
  })
})

describe('an identity number that contradicts the child’s data', () => {
  test.each([
    [{ birthday: '2018-09-02' }, '身份证号码上的出生日期是2018-09-01，和填写的不一致'],
    [{ gender: 'MALE' }, '身份证号码对应的性别是女，和填写的不一致'],
    [{ gender: 'SECRET', birthday: '' }, null],
    [{ identityCardType: 'PASSPORT', birthday: '2018-09-02' }, null],
    [{ identityCard: '440304180901002' }, null],
  ] as [Partial<TypedChild>, string | null][])('with the data %j shows %s', (changed, text) =>
    expect(contradiction({ ...girl, ...changed })).toBe(text),
  )

  test('shows its error at the field of the number', () => {
    expect(orderProblems({ ...order, children: [{ ...girl, gender: 'MALE' }] }, TODAY)).toEqual([
      [['children', 0, 'identityCard'], '身份证号码对应的性别是女，和填写的不一致'],
    ])
  })
})

test('the same child entered twice is detected', () => {
  expect(isSameChild(girl, { ...boy, identityCard: ' 440304201809010022' })).toBe(true)
  expect(isSameChild({ ...girl, identityCard: '' }, { ...boy, identityCard: '' })).toBe(false)
  expect(isSameChild(girl, { ...girl, identityCardType: 'OTHER' })).toBe(false)
  expect(said({ children: [girl, boy, girl] })).toEqual(['第3个孩子和第1个是同一个人，请改正或减少人数'])
})
