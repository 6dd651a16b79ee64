import { beforeEach, expect, test } from 'vitest'
import { connectCredentials } from '#/shared/api/call.ts'
import { draftGeneration, removeAllDrafts } from './drafts.ts'
import { removeStoredForm, storeValues, storedValuesOf } from './stored-values.ts'
import { quiet } from '#tests/quiet.ts'

const STORED_VALUES = { values: { kind: 'B' }, lost: ['name'] }
const NAME = 'patient {"name":"李建国","identityCard":"440304196203150019"}'

const session = { token: 'T1' as string | null }
const keep = (name: string) => storeValues(name, STORED_VALUES, draftGeneration())
const storedText = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => {
  removeAllDrafts()
  session.token = 'T1'
  connectCredentials({ token: () => session.token, onUnauthenticated: () => undefined })
})

test('the storage of a draft contains neither the form’s name nor its record nor the session', () => {
  keep(NAME)
  expect(storedValuesOf(NAME)).toEqual(STORED_VALUES)
  for (const secret of ['李建国', '440304', 'patient', 'T1']) expect(storedText()).not.toContain(secret)
})

test('another session cannot read the draft of a form, and a draft of the other session replaces the first draft', async () => {
  keep(NAME)
  session.token = 'T2'
  await quiet()
  expect(storedValuesOf(NAME)).toBeNull()
  keep('address new')
  session.token = 'T1'
  expect([storedValuesOf(NAME), storedValuesOf('address new')]).toEqual([null, null])
})

test('a saved or unchanged form stores nothing, and the drafts of other forms are kept', async () => {
  keep(NAME)
  keep('address new')
  removeStoredForm(NAME)
  expect([storedValuesOf(NAME), storedValuesOf('address new')]).toEqual([null, STORED_VALUES])
  storeValues('address new', null, draftGeneration())
  await quiet()
  expect(sessionStorage).toHaveLength(0)
})

test('signing in again removes all drafts, and a form that was opened before stores nothing', async () => {
  keep(NAME)
  const born = draftGeneration()
  removeAllDrafts()
  await quiet()
  expect(sessionStorage).toHaveLength(0)
  storeValues(NAME, STORED_VALUES, born)
  await quiet()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '{"of":1}', '{"of":"x","forms":[]}'])('the stored value %s is parsed as no drafts', async (text) => {
  sessionStorage.setItem('app:drafts', text)
  await quiet()
  expect(storedValuesOf(NAME)).toBeNull()
})
