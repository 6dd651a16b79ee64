import { Button } from '#/shared/ui/Button.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponPhaseLabel } from '#/domains/coupon/rules.ts'
import { claimCoupon } from '#/domains/coupon/mutations.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'

/** The button 领取 of one coupon. Outside the coupon's period, it is disabled and shows the reason. */
export function ClaimCoupon({ coupon }: { coupon: Coupon }) {
  const claim = useAppMutation(claimCoupon)
  const phase = spanPhase(coupon, useServerNow([coupon]))
  const word = coupon.claimed ? '已领取' : phase === 'open' ? '领取' : couponPhaseLabel[phase]
  const off = coupon.claimed || phase !== 'open'
  return (
    <Button
      kind={off ? 'plain' : 'primary'}
      label={`${word}，${coupon.name}`}
      disabled={off}
      busy={claim.busy || (claim.done && !off)}
      onPress={() => claim.run({ query: { couponId: coupon.id } })}
    >
      {word}
    </Button>
  )
}
