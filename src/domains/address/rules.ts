import type { Address } from './model.ts'

/** `广东省深圳市南山区科技园路1号`. */
export const fullAddress = ({ province, city, district, detail }: Pick<Address, 'province' | 'city' | 'district' | 'detail'>): string =>
  [province, city === province ? '' : city, district, detail].join('')

/** The default address, else the first (ORD-048). */
export const preferredAddress = <T extends { isDefault: boolean }>(addresses: readonly T[]): T | null =>
  addresses.find((address) => address.isDefault) ?? addresses[0] ?? null
