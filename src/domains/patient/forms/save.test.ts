import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#/shared/api/call.ts'
import { patientApi } from '../contract.ts'
import { bodyOf, valuesOf } from './patient-form.ts'
import { savePatient } from './save.ts'

vi.mock('#/shared/api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const body = bodyOf({ ...valuesOf(null), name: '钱多多', identityCard: '11010519491231002X' })
const asked = () => vi.mocked(call).mock.calls.map(([endpoint, input]) => [endpoint.id, input])

const answers = (covers: boolean) =>
  vi
    .mocked(call)
    .mockImplementation(
      async (endpoint) => (endpoint === patientApi.checkCover ? covers : { ...body, id: 'P9' }) as never,
    )

beforeEach(() => void vi.mocked(call).mockReset())

test('[BIND-012] a new certificate is saved without a question', async () => {
  answers(false)
  const mayCover = vi.fn<() => Promise<boolean>>(async () => false)
  expect(await savePatient({ body, id: null, onceKey: 'K', mayCover })).toMatchObject({ id: 'P9' })
  expect(mayCover).not.toHaveBeenCalled()
  expect(asked()).toEqual([
    ['patient.checkCover', { body }],
    ['patient.create', { body }],
  ])
  expect(vi.mocked(call).mock.calls[1]?.[2]).toEqual({ onceKey: 'K' })
})

test('[BIND-012] a known certificate is saved only after a yes', async () => {
  answers(true)
  expect(await savePatient({ body, id: 'P1', onceKey: 'K', mayCover: async () => true })).not.toBeNull()
  expect(asked()).toEqual([
    ['patient.checkCover', { body: { id: 'P1', ...body } }],
    ['patient.update', { body: { id: 'P1', ...body } }],
  ])
})

test('[BIND-012] a no saves nothing', async () => {
  answers(true)
  expect(await savePatient({ body, id: null, onceKey: 'K', mayCover: async () => false })).toBeNull()
  expect(asked()).toEqual([['patient.checkCover', { body }]])
})
