import { useMutation } from '@tanstack/react-query'
import { Button } from '#/shared/ui/Button.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { claimCoupon, claimFacts } from '../claim.ts'
import type { Coupon } from '../model.ts'
import { couponPhase, couponPhaseLabel } from '../rules.ts'

/** 领取, once; before and after its time the button is off and says why. */
export function ClaimCoupon({ coupon }: { coupon: Coupon }) {
  const claim = useMutation({ mutationFn: () => claimCoupon(coupon.id), meta: claimFacts })
  const phase = couponPhase(coupon, useServerNow([coupon]))
  const word = coupon.claimed ? '已领取' : phase === 'open' ? '领取' : couponPhaseLabel[phase]
  const off = coupon.claimed || phase !== 'open'
  return (
    <Button
      kind={off ? 'plain' : 'primary'}
      label={`${word}，${coupon.name}`}
      disabled={off}
      busy={claim.isPending || (claim.isSuccess && !off)}
      onPress={() => claim.mutate()}
    >
      {word}
    </Button>
  )
}
