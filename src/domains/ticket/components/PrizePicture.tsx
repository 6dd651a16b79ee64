import type { ComponentType } from 'react'
import { PointsIcon, ThanksIcon, TicketIcon } from '#/shared/ui/pictures/benefit-icons.tsx'
import { CouponIcon, GiftIcon } from '#/shared/ui/icons.tsx'
import type { IconProps } from '#/shared/ui/shell-icons.tsx'
import type { PrizeKind } from '../prizes.ts'
import './prize.css'

const icons: Record<PrizeKind, ComponentType<IconProps>> = {
  coupon: CouponIcon,
  ticket: TicketIcon,
  points: PointsIcon,
  goods: GiftIcon,
  thanks: ThanksIcon,
}

/** The picture of a prize by its kind; no call sends a picture. */
export function PrizePicture({ kind, size = 28 }: { kind: PrizeKind; size?: number }) {
  const Icon = icons[kind]
  return (
    <span className={`prize prize-${kind}`}>
      <Icon size={size} />
    </span>
  )
}
