import { loginAddress } from '#/domains/auth/login-address.ts'
import { claimPackage } from '#/domains/coupon/mutations.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { errorText } from '#/shared/api/errors.ts'
import { runMutation } from '#/shared/api/mutation.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { couponLoginTarget, couponRestTarget } from './claim-rules.ts'
import { currentQueryClient } from '../identity.ts'
import type { AppRouter } from '../router.tsx'

/** Removes a coupon package from the address, claims it and shows the result; a visitor signs in first. */
export async function claimNow(router: AppRouter, couponsPackage: string): Promise<void> {
  const { pathname, search } = router.state.location
  if (!sessionToken()) {
    const target = couponLoginTarget(pathname + search, couponsPackage)
    if (target) await router.navigate(loginAddress(target))
    return
  }
  await router.navigate(couponRestTarget(pathname + search), { replace: true })
  try {
    await runMutation(currentQueryClient(), claimPackage, { body: { couponsPackage } })
    toast('领取成功', 'success')
  } catch (error) {
    toast(errorText(error))
  }
}
