import type { Address } from './model.ts'

type Place = Pick<Address, 'province' | 'city' | 'district' | 'detail'>

/** Whether a name in the region list means counties directly below the province, so that it is not a city. */
const isNoPlace = (city: string): boolean => city === '县' || /直辖县/.test(city)

/** `广东省深圳市南山区科技园路1号`; a repeated name (北京市北京市) is shown once, and a level that is not a place is left out. */
export const fullAddress = ({ province, city, district, detail }: Place): string =>
  [province, city === province || isNoPlace(city) ? '' : city, district === city ? '' : district, detail].join('')

/** Name and number of the recipient; a missing name is replaced by a text. */
export const addressHead = ({ name, mobile }: Pick<Address, 'name' | 'mobile'>): string =>
  [name || '未填写收货人', mobile].filter(Boolean).join(' ')

export const addressPlace = (place: Place): string => fullAddress(place) || '未填写地址'

export const addressLine = (address: Place & Pick<Address, 'name' | 'mobile'>): string =>
  [address.name, address.mobile, fullAddress(address)].filter(Boolean).join(' ')

/** The default address, else the first (ORD-048). */
export const preferredAddress = <T extends { isDefault: boolean }>(addresses: readonly T[]): T | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null

/** A value for `chosenAddress` while a new address is being added: the id chosen so far, then all existing ids. */
export const addingTo = (addresses: readonly { id: string }[], chosen: string | null): string =>
  `${chosen ?? ''}+${addresses.map(({ id }) => id).join(',')}`

/**
 * The address to use: the address added since `addingTo`, else the chosen address, else the preferred address
 * (ORD-048).
 * @param choice an id, a value of `addingTo`, or null.
 */
export function chosenAddress<T extends { id: string; isDefault: boolean }>(
  addresses: readonly T[],
  choice: string | null,
): T | null {
  const [id, known] = (choice ?? '').split('+')
  const added = known === undefined ? undefined : addresses.find((one) => !known.split(',').includes(one.id))
  return added ?? addresses.find((one) => one.id === id) ?? preferredAddress(addresses)
}
