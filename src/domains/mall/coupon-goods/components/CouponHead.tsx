import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { errorText } from '#/shared/api/errors.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { CouponCard, UseCoupon } from '#/widgets/coupon/CouponCard.tsx'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponById } from '#/domains/coupon/queries.ts'
import { ClaimCoupon } from '#/widgets/coupon/ClaimCoupon.tsx'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import './coupon-goods.css'

/** The goods are listed below, so a usable coupon needs no button here. */
function foot(coupon: Coupon) {
  if (!coupon.claimed) return <ClaimCoupon coupon={coupon} />
  return spanPhase(coupon, serverNow()) === 'open' ? null : <UseCoupon coupon={coupon} />
}

/** The coupon of the goods below. The goods are public, the coupon is not, so a visitor gets a link to the login. */
export function CouponHead({ id }: { id: string }) {
  const signedIn = useSignedIn()
  const { pathname, search } = useLocation()
  const { data: coupon, error } = useQuery({ ...couponById(id), enabled: signedIn })
  const refetch = useRefetch()
  if (coupon) return <CouponCard coupon={coupon}>{foot(coupon)}</CouponCard>
  return (
    <Card className="coupon-head">
      {!signedIn && (
        <>
          <p>登录后可以查看和使用这张优惠券</p>
          <LinkButton kind="plain" to={loginAddress(pathname + search)}>
            去登录
          </LinkButton>
        </>
      )}
      {error && (
        <>
          <p role="alert">{errorText(error)}</p>
          <Button kind="plain" onPress={refetch}>
            重试
          </Button>
        </>
      )}
    </Card>
  )
}
