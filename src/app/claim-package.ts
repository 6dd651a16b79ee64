import { claimPackage } from '#/domains/coupon/mutations.ts'
import { errorText } from '#/shared/api/errors.ts'
import { runMutation } from '#/shared/api/mutation.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { currentQueryClient } from './identity.ts'

/** Claims a coupon package and shows the result; invalidates the coupon lists. */
export async function claimNow(couponsPackage: string): Promise<void> {
  try {
    await runMutation(currentQueryClient(), claimPackage, { body: { couponsPackage } })
    toast('领取成功', 'success')
  } catch (error) {
    toast(errorText(error))
  }
}
