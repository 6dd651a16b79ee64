import { beforeEach, expect, test } from 'vitest'
import { connectCredentials } from '#/shared/api/call.ts'
import { draftGeneration, forgetDrafts } from './drafts.ts'
import { forgetForm, keepRemains, remainsOf } from './remains.ts'
import { quiet } from '#tests/quiet.ts'

const REMAINS = { values: { kind: 'B' }, lost: ['name'] }
const NAME = 'patient {"name":"李建国","identityCard":"440304196203150019"}'

const session = { token: 'T1' as string | null }
const keep = (name: string) => keepRemains(name, REMAINS, draftGeneration())
const storedText = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => {
  forgetDrafts()
  session.token = 'T1'
  connectCredentials({ token: () => session.token, onUnauthenticated: () => undefined })
})

test('the storage of a draft contains neither the form’s name nor its record nor the session', () => {
  keep(NAME)
  expect(remainsOf(NAME)).toEqual(REMAINS)
  for (const secret of ['李建国', '440304', 'patient', 'T1']) expect(storedText()).not.toContain(secret)
})

test('another session cannot read the draft of a form, and a draft of the other session replaces the first draft', async () => {
  keep(NAME)
  session.token = 'T2'
  await quiet()
  expect(remainsOf(NAME)).toBeNull()
  keep('address new')
  session.token = 'T1'
  expect([remainsOf(NAME), remainsOf('address new')]).toEqual([null, null])
})

test('a saved or unchanged form stores nothing, and the drafts of other forms are kept', async () => {
  keep(NAME)
  keep('address new')
  forgetForm(NAME)
  expect([remainsOf(NAME), remainsOf('address new')]).toEqual([null, REMAINS])
  keepRemains('address new', null, draftGeneration())
  await quiet()
  expect(sessionStorage).toHaveLength(0)
})

test('signing in again removes all drafts, and a form that was opened before stores nothing', async () => {
  keep(NAME)
  const born = draftGeneration()
  forgetDrafts()
  await quiet()
  expect(sessionStorage).toHaveLength(0)
  keepRemains(NAME, REMAINS, born)
  await quiet()
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '{"of":1}', '{"of":"x","forms":[]}'])('the stored value %s is parsed as no drafts', async (text) => {
  sessionStorage.setItem('app:drafts', text)
  await quiet()
  expect(remainsOf(NAME)).toBeNull()
})
