import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type PersistedFields, lostText, valuesToStore, withStoredValues } from './persisted.ts'

interface Values extends Record<string, unknown> {
  kind: string
  region: string[]
  name: string
  phone: string
}
const persisted: PersistedFields<Values> = {
  fields: z.object({ kind: z.enum(['A', 'B']), region: z.array(z.string()) }),
  lost: { name: '姓名', phone: '手机号' },
}
const START: Values = { kind: 'A', region: [], name: '', phone: '' }

test('an unchanged form stores nothing', () => expect(valuesToStore(persisted, { ...START }, START)).toBeNull())

test('fields that are not private are stored with their values, and private fields only as “filled in”', () => {
  const storedValues = valuesToStore(persisted, { kind: 'B', region: ['广东省'], name: '李建国', phone: '' }, START)
  expect(storedValues).toEqual({ values: { kind: 'B', region: ['广东省'] }, lost: ['name'] })
  expect(JSON.stringify(storedValues)).not.toContain('李建国')
})

test('a field that an earlier reload lost is still listed as lost', () =>
  expect(valuesToStore(persisted, START, START, ['phone'])).toEqual({ values: {}, lost: ['phone'] }))

test.each([
  [
    { kind: 'B', region: ['广东省'] },
    { ...START, kind: 'B', region: ['广东省'] },
  ],
  [{ kind: 'C', region: '广东省' }, START],
  [{ name: '李建国', other: 1 }, START],
  [{}, START],
])('of the stored values %j only values that fit the fields are restored', (values, form) =>
  expect(withStoredValues(persisted, { values, lost: [] }, START)).toEqual(form),
)

test.each([
  [[], ''],
  [['name'], '为保护隐私，姓名没有保存，请重新填写'],
  [['phone', 'name', 'unknown'], '为保护隐私，姓名、手机号没有保存，请重新填写'],
])('after a reload that lost the fields %j, the notice is: %s', (lost, text) =>
  expect(lostText(persisted, lost, START, START)).toBe(text),
)

test('a lost field that is filled in again leaves the notice', () => {
  const text = lostText(persisted, ['name', 'phone'], { ...START, name: '李建国' }, START)
  expect(text).toBe('为保护隐私，手机号没有保存，请重新填写')
})
