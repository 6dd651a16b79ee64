import { loginAddress } from '#/domains/auth/login-address.ts'
import { claimPackage } from '#/domains/coupon/mutations.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { errorText } from '#/shared/api/errors.ts'
import { isOutdated, runMutation } from '#/shared/api/mutation.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { loginTargetWithPackage, addressWithoutPackage } from './claim-rules.ts'
import { currentQueryClient } from '../identity.ts'
import type { AppRouter } from '../router.tsx'

/** Removes the coupon package from the address, unless the person has left the address or is about to leave it. */
async function removePackage(router: AppRouter): Promise<void> {
  const { location, navigation } = router.state
  const address = location.pathname + location.search
  const rest = addressWithoutPackage(address)
  if (rest !== address && navigation.state === 'idle') await router.navigate(rest, { replace: true })
}

/**
 * Claims a coupon package, shows the result, and then removes the package from the address (NAV-028). A visitor signs
 * in first. If the claim gets no answer, the package stays in the address, so that a reload claims it again.
 */
export async function claimPackageNow(router: AppRouter, couponsPackage: string): Promise<void> {
  const { pathname, search } = router.state.location
  if (!sessionToken()) {
    const target = loginTargetWithPackage(pathname + search, couponsPackage)
    if (target) await router.navigate(loginAddress(target))
    return
  }
  try {
    await runMutation(currentQueryClient(), claimPackage, { body: { couponsPackage } })
    toast('领取成功', 'success')
  } catch (error) {
    toast(errorText(error))
    if (!isOutdated(error)) return
  }
  await removePackage(router)
}
