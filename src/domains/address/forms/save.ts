import { call } from '#/shared/api/call.ts'
import { addressApi } from '../contract.ts'
import { type AddressValues, bodyOf } from './address-form.ts'
import type { Address } from '../model.ts'

/**
 * Creates an address, or changes the one that was there; one that becomes the default is told so by its own call
 * (ADD-014, ORDX-011).
 * @throws ApiError in the catalogue's words.
 */
export async function saveAddress(values: AddressValues, before: Address | null, onceKey: string): Promise<Address> {
  const body = bodyOf(values)
  if (!before) return call(addressApi.create, { body }, { onceKey })
  const saved = await call(addressApi.update, { body: { id: before.id, ...body } })
  if (body.isDefault && !before.isDefault) await call(addressApi.makeDefault, { path: { id: before.id } })
  return saved
}
