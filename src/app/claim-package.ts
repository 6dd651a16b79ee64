import { claimPackage } from '#/domains/coupon/writes.ts'
import { errorText } from '#/shared/api/errors.ts'
import { runWrite } from '#/shared/api/write.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { currentQueryClient } from './identity.ts'

/** Claims a coupon package and shows the result; invalidates the coupon lists. */
export async function claimNow(couponsPackage: string): Promise<void> {
  try {
    await runWrite(currentQueryClient(), claimPackage, { body: { couponsPackage } })
    toast('领取成功', 'success')
  } catch (error) {
    toast(errorText(error))
  }
}
