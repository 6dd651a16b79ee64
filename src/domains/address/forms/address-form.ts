import * as z from 'zod/mini'
import type { Kept } from '#/shared/form/kept.ts'
import { phone, region, required, text } from '#/shared/form/rules.ts'
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

/** The region is the long way through the wheels and names nobody; what leads to a door stays in memory. */
export const keptAddress: Kept<AddressValues> = {
  fields: z.object({ region: z.array(z.string()).check(z.maxLength(4)), isDefault: z.boolean() }),
  lost: { name: '收货人', mobile: '手机号', detail: '详细地址' },
}

type AddressBody = Omit<Address, 'id'>

/** What the form shows of an address; empty for a new one. A first address is the default one by itself. */
export function valuesOf(address: Address | null, first = false): AddressValues {
  if (!address) return { name: '', mobile: '', region: [], detail: '', isDefault: first }
  const { name, mobile, province, city, district, detail, isDefault } = address
  const places = [province, city, district]
  return { name, mobile, region: places.every(Boolean) ? places : [], detail, isDefault }
}

/** What is sent of a form that was checked. */
export function bodyOf({ region: [province = '', city = '', district = ''], ...rest }: AddressValues): AddressBody {
  return { ...rest, province, city, district }
}

/** The draft of a new one, or of what was loaded: once that is another, what was typed before no longer fits. */
export const draftOf = (address: Address | null): string =>
  address ? `address ${JSON.stringify(address)}` : 'address new'
