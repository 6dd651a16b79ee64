import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { phone, region, required, text } from '#/shared/form/validators.ts'
import type { Address } from '../model.ts'

/** ORD-071: name, phone, region (first three selections) and detail are required. */
export const AddressForm = z.object({
  name: text('收货人', required),
  mobile: text('手机号', required, phone),
  region: region('所在地区'),
  detail: text('详细地址', required),
  isDefault: z.boolean(),
})
export type AddressValues = z.infer<typeof AddressForm>

/**
 * The region is restored after a reload: the region takes several steps to choose and identifies nobody. The exact
 * address is only in memory.
 */
export const persistedAddressFields: PersistedFields<AddressValues> = {
  fields: z.object({ region: z.array(z.string()).check(z.maxLength(4)), isDefault: z.boolean() }),
  lost: { name: '收货人', mobile: '手机号', detail: '详细地址' },
}

export const addressLabels = {
  ...persistedAddressFields.lost,
  province: '所在地区',
  city: '所在地区',
  district: '所在地区',
  isDefault: '默认地址',
}

type AddressBody = Omit<Address, 'id' | 'unreadable'>

/** Form values of an address; empty for a new address. The first address of a person becomes the default address. */
export function valuesOf(address: Address | null, first = false): AddressValues {
  if (!address) return { name: '', mobile: '', region: [], detail: '', isDefault: first }
  const { name, mobile, province, city, district, detail, isDefault } = address
  const places = [province, city, district]
  return { name, mobile, region: places.every(Boolean) ? places : [], detail, isDefault }
}

export function bodyOf({ region: [province = '', city = '', district = ''], ...rest }: AddressValues): AddressBody {
  return { ...rest, province, city, district }
}

/** The draft of a new address, or of the loaded version of an address; a draft of an older version is not used. */
export const draftOf = (address: Address | null): string =>
  address ? `address ${JSON.stringify(address)}` : 'address new'
