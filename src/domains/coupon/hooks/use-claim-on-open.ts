import { useEffect, useRef } from 'react'
import { paths, to } from '#/paths.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { claimCoupon } from '../mutations.ts'

/**
 * Claims the coupon of an address once, when the address is opened (GOODS-027, decision 26). The address is then
 * replaced, so that Back and a reload do not claim again. The screen shows a failure.
 */
export function useClaimOnOpen(couponId: string, wanted: boolean) {
  const asked = useRef(false)
  const claim = useAppMutation(claimCoupon, {
    redirectTo: () => to(paths.myCoupon, { status: 'CLAIMED' }),
    onFailed: () => true,
  })
  const run = () => claim.run({ query: { couponId } })
  useEffect(() => {
    if (!wanted || asked.current) return
    asked.current = true
    run()
    // eslint-disable-next-line react/exhaustive-deps -- claims once when the screen opens, not on later renders
  }, [])
  return { claim, run }
}
