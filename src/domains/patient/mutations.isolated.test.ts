import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#/shared/api/call.ts'
import { bodyOf, valuesOf } from '#/widgets/person/person-form.ts'
import { wouldOverwriteAnother, savePatient } from './mutations.ts'

vi.mock('#/shared/api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>(async () => true) }))

const body = bodyOf({ ...valuesOf(null), name: '钱多多', identityCard: '11010519491231002X' })
const asked = () => vi.mocked(call).mock.calls.map(([endpoint, input, options]) => [endpoint.id, input, options])

beforeEach(() => void vi.mocked(call).mockClear())

test('[BIND-012] the server is asked whether the document of a new or of an existing patient would overwrite another patient', async () => {
  expect(await wouldOverwriteAnother({ body, id: null })).toBe(true)
  await wouldOverwriteAnother({ body, id: 'P1' })
  expect(asked()).toEqual([
    ['patient.checkCover', { body }, { identity: 0 }],
    ['patient.checkCover', { body: { id: 'P1', ...body } }, { identity: 0 }],
  ])
})

const SENDING = { idempotencyKey: 'K', identity: 0 }

test('[BIND-012] a new patient is created with an idempotency key, and an existing patient is changed', async () => {
  await savePatient.send({ body, id: null }, SENDING)
  await savePatient.send({ body, id: 'P1' }, SENDING)
  expect(asked()).toEqual([
    ['patient.create', { body }, SENDING],
    ['patient.update', { body: { id: 'P1', ...body } }, SENDING],
  ])
})
