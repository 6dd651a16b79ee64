import { isEntrance } from '#/domains/auth/rules.ts'
import { paths, to } from '#/paths.ts'

/** NAV-023 to NAV-026: on Android with a history of one page, the address with a history key; else null. */
export function withHistoryKey(address: string, place: { userAgent: string; historyLength: number }): string | null {
  if (!/Android/i.test(place.userAgent) || place.historyLength !== 1) return null
  const url = new URL(address, 'https://app.invalid')
  if (url.searchParams.has('historyKey')) return null
  url.searchParams.set('historyKey', '1')
  return url.pathname + url.search
}

/** NAV-028: the address without the coupon package. */
export function couponRestTarget(address: string): string {
  const url = new URL(address, 'https://app.invalid')
  url.searchParams.delete('couponsPackage')
  return url.pathname + url.search
}

/**
 * ADD-002: the target after a login that starts because of a coupon package: the same address, still with the package.
 * Null on the login screens: they carry their own target.
 */
export function couponLoginTarget(address: string, couponsPackage: string): string | null {
  const { pathname, search } = new URL(address, 'https://app.invalid')
  const query = new URLSearchParams(search)
  if (isEntrance(pathname)) return query.has('couponsPackage') ? to(paths.home, {}, { couponsPackage }) : null
  query.set('couponsPackage', couponsPackage)
  return `${pathname}?${query.toString()}`
}
