import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { ApiError, errorText } from '#/shared/api/errors.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CouponCard, UseCoupon } from '#/widgets/coupon/CouponCard.tsx'
import { ClaimCoupon } from '#/widgets/coupon/ClaimCoupon.tsx'
import { CouponContent } from '../components/CouponContent.tsx'
import { useClaimOnOpen } from '../hooks/use-claim-on-open.ts'
import type { Coupon } from '../model.ts'
import { couponById } from '../queries.ts'
import '../components/coupon.css'

const mine = to(paths.myCoupon, { status: 'CLAIMED' })

/** Whether to offer a retry: only after a fault, because a refusal would be repeated. */
const mayPass = (error: Error): boolean => error instanceof ApiError && ['network', 'fault'].includes(error.kind)

/** The result of the claim with links; after success, the screen also navigates by itself. */
function Ended({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <div className="coupon-end">
      {error ? <p role="alert">{errorText(error)}</p> : <p role="status">已放入您的优惠券</p>}
      {error && mayPass(error) && (
        <Button block onPress={onRetry}>
          重新领取
        </Button>
      )}
      <LinkButton kind="plain" block to={mine} replace>
        查看我的优惠券
      </LinkButton>
    </div>
  )
}

function Receiving({ coupon }: { coupon: Coupon }) {
  const { claim, run } = useClaimOnOpen(coupon.id, true)
  return (
    <>
      <CouponCard coupon={coupon} />
      {claim.error || claim.done ? (
        <Ended error={claim.error} onRetry={run} />
      ) : (
        <p className="coupon-note" role="status">
          正在领取…
        </p>
      )}
    </>
  )
}

/** /my-coupon/{status}/{isReceive}/{id}: `true` claims the coupon on opening, any other value only shows it. */
export default function CouponReceiveScreen() {
  const { isReceive, id } = useScreenParams(paths.couponReceive)
  const { data: coupon } = useSuspenseQuery(couponById(id))
  return (
    <Page title={isReceive === 'true' ? '领取优惠券' : '优惠券详情'}>
      {isReceive === 'true' ? (
        <Receiving coupon={coupon} />
      ) : (
        <CouponCard coupon={coupon}>
          {coupon.claimed ? <UseCoupon coupon={coupon} /> : <ClaimCoupon coupon={coupon} />}
        </CouponCard>
      )}
      <CouponContent id={coupon.id} />
    </Page>
  )
}
