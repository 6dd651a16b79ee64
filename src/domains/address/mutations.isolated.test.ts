import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#/shared/api/call.ts'
import { bodyOf, valuesOf } from './forms/address-form.ts'
import { saveAddress } from './mutations.ts'

vi.mock('#/shared/api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>(async () => ({ id: 'A1' })) }))

const values = {
  ...valuesOf(null),
  name: '李建国',
  mobile: '13800000002',
  region: ['广东省', '深圳市', '南山区'],
  detail: '1号',
}
const before = { id: 'A1', ...bodyOf(values) }
const save = (given: typeof values, was: typeof before | null) =>
  saveAddress.send({ body: bodyOf(given), before: was }, SENDING)
const SENDING = { idempotencyKey: 'K', identity: 0 }
const asked = () => vi.mocked(call).mock.calls.map(([endpoint, input]) => [endpoint.id, input])

beforeEach(() => void vi.mocked(call).mockClear())

test('[ADD-014] saving an address without an id creates it, with an idempotency key', async () => {
  await save(values, null)
  expect(asked()).toEqual([['address.create', { body: bodyOf(values) }]])
  expect(vi.mocked(call).mock.calls[0]?.[2]).toBe(SENDING)
})

test('[ADD-014] saving an address with an id changes it', async () => {
  await save(values, before)
  expect(asked()).toEqual([['address.update', { body: { id: 'A1', ...bodyOf(values) } }]])
})

test('[ORDX-011] saving an address as the new default also sends the request that sets the default', async () => {
  await save({ ...values, isDefault: true }, before)
  expect(asked().at(-1)).toEqual(['address.makeDefault', { path: { id: 'A1' } }])
})

test('[ORDX-011] saving an address that was already the default sends no request that sets the default', async () => {
  await save({ ...values, isDefault: true }, { ...before, isDefault: true })
  expect(asked().map(([id]) => id)).toEqual(['address.update'])
})
