import type { Address } from './model.ts'

type Place = Pick<Address, 'province' | 'city' | 'district' | 'detail'>

/** A level of the region list that is no place: counties that belong to the province itself. */
const isNoPlace = (city: string): boolean => city === '县' || /直辖县/.test(city)

/** `广东省深圳市南山区科技园路1号`; a name that stands twice (北京市北京市) or is no place is said once or not at all. */
export const fullAddress = ({ province, city, district, detail }: Place): string =>
  [province, city === province || isNoPlace(city) ? '' : city, district === city ? '' : district, detail].join('')

/** Whose address it is; a name that nobody wrote down is said to be missing. */
export const addressHead = ({ name, mobile }: Pick<Address, 'name' | 'mobile'>): string =>
  [name || '未填写收货人', mobile].filter(Boolean).join(' ')

/** Where it is, or that nobody wrote it down. */
export const addressPlace = (place: Place): string => fullAddress(place) || '未填写地址'

/** All of an address in one line, as somebody would paste it elsewhere. */
export const addressLine = (address: Place & Pick<Address, 'name' | 'mobile'>): string =>
  [address.name, address.mobile, fullAddress(address)].filter(Boolean).join(' ')

/** The default address, else the first (ORD-048). */
export const preferredAddress = <T extends { isDefault: boolean }>(addresses: readonly T[]): T | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null
