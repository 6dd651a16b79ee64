import { beforeEach, expect, test } from 'vitest'
import { connectCredentials } from '#/shared/api/call.ts'
import { draftGeneration, forgetDrafts } from './drafts.ts'
import { forgetForm, keepRemains, remainsOf } from './remains.ts'

const REMAINS = { values: { kind: 'B' }, lost: ['name'] }
const NAME = 'patient {"name":"李建国","identityCard":"440304196203150019"}'

const session = { token: 'T1' as string | null }
const keep = (name: string) => keepRemains(name, REMAINS, draftGeneration())
const written = () => JSON.stringify(Object.entries(sessionStorage))

beforeEach(() => {
  forgetDrafts()
  session.token = 'T1'
  connectCredentials({ token: () => session.token, onUnauthenticated: () => undefined })
})

test('what is kept names neither the form, nor its record, nor the session', () => {
  keep(NAME)
  expect(remainsOf(NAME)).toEqual(REMAINS)
  for (const secret of ['李建国', '440304', 'patient', 'T1']) expect(written()).not.toContain(secret)
})

test('another session does not see it, and takes its place', () => {
  keep(NAME)
  session.token = 'T2'
  expect(remainsOf(NAME)).toBeNull()
  keep('address new')
  session.token = 'T1'
  expect([remainsOf(NAME), remainsOf('address new')]).toEqual([null, null])
})

test('a form that was saved, or that is as it began, leaves nothing; the others stay', () => {
  keep(NAME)
  keep('address new')
  forgetForm(NAME)
  expect([remainsOf(NAME), remainsOf('address new')]).toEqual([null, REMAINS])
  keepRemains('address new', null, draftGeneration())
  expect(sessionStorage).toHaveLength(0)
})

test('with another person all of it goes, and a form of the last one writes no more', () => {
  keep(NAME)
  const born = draftGeneration()
  forgetDrafts()
  expect(sessionStorage).toHaveLength(0)
  keepRemains(NAME, REMAINS, born)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '{"of":1}', '{"of":"x","forms":[]}'])('%s in the storage is nothing', (text) => {
  sessionStorage.setItem('app:drafts', text)
  expect(remainsOf(NAME)).toBeNull()
})
