import type { ReactNode } from 'react'
import type { Coupon } from '#/domains/coupon/model.ts'
import { periodText } from '#/domains/coupon/period.ts'
import {
  couponValueText,
  couponPhaseLabel,
  couponScope,
  couponThreshold,
  couponStateLabel,
} from '#/domains/coupon/rules.ts'
import { paths, to } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import './coupon-card.css'

interface CouponCardProps {
  coupon: Coupon
  /** The coupon is used or expired; the card is then muted but still readable. */
  off?: boolean
  level?: 2 | 3
  children?: ReactNode
}

/** A coupon: discount, minimum amount, goods and period (GOODS-023 to GOODS-025, FMT-009). */
export function CouponCard({ coupon, off, level = 2, children }: CouponCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className={off ? 'coupon-card coupon-card-off' : 'coupon-card'}>
      <p className="coupon-card-face">
        <strong>{couponValueText(coupon)}</strong>
        <span>{couponThreshold(coupon)}</span>
      </p>
      <div className="coupon-card-text">
        <Heading>{coupon.name}</Heading>
        <p className="muted">{periodText(coupon)}</p>
        <div className="coupon-card-foot">
          <span className="muted">{couponScope(coupon)}</span>
          {children}
        </div>
      </div>
    </article>
  )
}

/**
 * 去使用 opens the goods of the coupon. Outside the coupon's period, and with an unreadable discount, the button is
 * disabled and shows the reason (GOODS-019, GOODS-020).
 */
export function UseCoupon({ coupon }: { coupon: Coupon }) {
  const word = couponStateLabel(coupon, useServerNow([coupon]))
  const name = `${word}，${coupon.name}`
  if (word === couponPhaseLabel.open)
    return (
      <LinkButton to={to(paths.couponGoods, { id: coupon.id })} label={name}>
        {word}
      </LinkButton>
    )
  return (
    <Button kind="plain" disabled label={name}>
      {word}
    </Button>
  )
}
