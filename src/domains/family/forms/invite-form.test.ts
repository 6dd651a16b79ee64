import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bodyOf, InviteForm, inviteValues, persistedInviteFields } from './invite-form.ts'

const types = [
  { value: 'FATHER', name: '父亲' },
  { value: 'SON', name: '儿子' },
]
const right = { relation: 'SON', mobile: '13800000009', name: ' 晨晨 ', remark: '' }

const problems = (given: Partial<typeof right>): string[] => {
  const result = z.safeParse(InviteForm, { ...right, ...given })
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test.each([
  [{}, []],
  [{ relation: '' }, ['关系不能为空']],
  [{ mobile: '' }, ['手机号不能为空']],
  [{ mobile: '123' }, ['手机号格式错误']],
  [{ mobile: '12812345678' }, ['手机号格式错误']],
  [{ relation: '', mobile: '123' }, ['关系不能为空', '手机号格式错误']],
  [{ name: '字'.repeat(20), remark: '字'.repeat(50) }, []],
  [{ name: '字'.repeat(21), remark: '字'.repeat(51) }, ['称呼最多20个字，现在有21个', '留言最多50个字，现在有51个']],
])('[FAM-013] [LOGIN-009] the invitation form %j has the errors %j', (given, messages) =>
  expect(problems(given)).toEqual(messages),
)

test('the request for an invitation contains the trimmed values', () =>
  expect(bodyOf(z.parse(InviteForm, right))).toEqual({
    relation: 'SON',
    mobile: '13800000009',
    name: '晨晨',
    remark: '',
  }))

test.each([
  ['FATHER', 'FATHER'],
  ['父亲', 'FATHER'],
  ['UNCLE', ''],
  [null, ''],
])('the relation %s in the address preselects %j', (relation, value) =>
  expect(inviteValues(types, relation, null)).toEqual({ relation: value, mobile: '', name: '', remark: '' }),
)

test('an invitation that is sent again is prefilled with all values except the mobile number', () =>
  expect(inviteValues(types, 'FATHER', { relation: '儿子', name: '郭晨', remark: '回来看看' })).toEqual({
    relation: 'SON',
    mobile: '',
    name: '郭晨',
    remark: '回来看看',
  }))

test('after a reload, the invitation form keeps only the relation, and only if the list has that relation', () => {
  const { fields, lost } = persistedInviteFields(types)
  expect(z.safeParse(fields, { relation: 'SON' }).success).toBe(true)
  expect(z.safeParse(fields, { relation: 'UNCLE' }).success).toBe(false)
  expect(Object.keys(fields.shape)).toEqual(['relation'])
  expect(lost).toEqual({ mobile: '手机号', name: '称呼', remark: '留言' })
})
