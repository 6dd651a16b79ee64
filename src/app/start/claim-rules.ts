import { isEntrance } from '#/domains/auth/rules.ts'
import { paths, to } from '#/paths.ts'

/** NAV-028: the address without the coupon package. */
export function addressWithoutPackage(address: string): string {
  const url = new URL(address, 'https://app.invalid')
  url.searchParams.delete('couponsPackage')
  return url.pathname + url.search
}

/**
 * ADD-002: the target after a login that starts because of a coupon package: the same address, including the package.
 * Null on the login screens, because their address has its own target.
 */
export function loginTargetWithPackage(address: string, couponsPackage: string): string | null {
  const { pathname, search } = new URL(address, 'https://app.invalid')
  const query = new URLSearchParams(search)
  if (isEntrance(pathname)) return query.has('couponsPackage') ? to(paths.home, {}, { couponsPackage }) : null
  query.set('couponsPackage', couponsPackage)
  return `${pathname}?${query.toString()}`
}
