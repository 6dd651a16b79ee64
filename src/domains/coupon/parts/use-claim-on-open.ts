import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { claimCoupon, claimFacts } from '../claim.ts'

/**
 * Claims the coupon of an address once when it is opened (GOODS-027, decision 26). The address is replaced, so that
 * neither Back nor a reload comes upon it again; the screen itself says why it did not work.
 */
export function useClaimOnOpen(id: string, wanted: boolean) {
  const navigate = useNavigate()
  const asked = useRef(false)
  const claim = useMutation({
    mutationFn: () => claimCoupon(id),
    meta: { ...claimFacts, silent: true },
  })
  const run = () =>
    claim.mutate(undefined, {
      onSuccess: () => void navigate(to(paths.myCoupon, { status: 'CLAIMED' }), { replace: true }),
    })
  useEffect(() => {
    if (!wanted || asked.current) return
    asked.current = true
    run()
    // eslint-disable-next-line react/exhaustive-deps -- opening the address is the tap: once for each screen
  }, [])
  return { claim, run }
}
