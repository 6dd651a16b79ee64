import { isEntrance } from '#/domains/auth/rules.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { toCode } from '#/shared/lib/address.ts'
import type { AppRouter } from '../router.tsx'

export const COUPON_DELAY_MS = 500

const packageIn = (search: string): string | null => toCode(new URLSearchParams(search).get('couponsPackage'))

/**
 * NAV-027 to NAV-030: claims a coupon package 500 ms after start, then removes the parameter. Without a session, it
 * opens the login first. The package is claimed when the person returns from the login or the registration to an
 * address that still contains the parameter (ADD-002).
 */
export function claimCouponPackage(router: AppRouter): void {
  if (window.top !== window.self) return
  const code = packageIn(window.location.search)
  if (code) setTimeout(() => void claim(router, code), COUPON_DELAY_MS)
  let before = router.state.location.pathname
  router.subscribe(({ location }) => {
    if (location.pathname === before) return
    const fromLogin = isEntrance(before) && sessionToken() !== null
    before = location.pathname
    const wanted = packageIn(location.search)
    if (fromLogin && wanted) void claim(router, wanted)
  })
}

/**
 * Few addresses contain a package, so this code has a chunk of its own. If it does not load, no message is shown, because
 * the person has not tapped anything; the parameter stays in the address for the next start.
 */
const claim = (router: AppRouter, couponsPackage: string): Promise<void> =>
  import('./claim-package.ts').then(
    ({ claimPackageNow }) => claimPackageNow(router, couponsPackage),
    () => undefined,
  )
