import { useState } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount, isClearCoupon } from '#/domains/coupon/discount.ts'
import { couponHint, couponRefusal } from '#/domains/coupon/rules.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { CouponPicker } from './CouponPicker.tsx'
import './coupon-picker.css'

interface CouponChoiceProps {
  coupons: readonly Coupon[]
  /** null: unknown; then no coupon can be chosen. */
  goodsTotal: Cents | null
  chosen: Coupon | null
  onChoose: (id: string | null) => void
}

/** The chosen coupon; with `saved` it is the best one. */
function Chosen({ text, saved }: { text: string; saved: number }) {
  return (
    <>
      {text}
      {saved > 0 && <span className="coupon-best muted">{`已选最优惠，省${formatMoney(saved)}`}</span>}
    </>
  )
}

interface BetterProps {
  coupon: Coupon
  /** The amount in cents by which the order gets cheaper. */
  saved: Cents
  onChoose: (id: string) => void
}

/** Offers a better coupon by one tap; it is never chosen automatically. */
function Better({ coupon, saved, onChoose }: BetterProps) {
  return (
    <p className="coupon-hint">
      <span>{`另有更优惠的券 -${formatMoney(saved)}`}</span>
      <Button kind="text" onPress={() => onChoose(coupon.id)}>
        换用这张
      </Button>
    </p>
  )
}

/** Chooses the coupon of an order in place; /order-coupons-list shows the same list as a screen. */
export function CouponChoice({ goodsTotal, ...rest }: CouponChoiceProps) {
  return goodsTotal === null ? null : (
    <Card>
      <Choice goodsTotal={goodsTotal} {...rest} />
    </Card>
  )
}

/** The same choice as a row of another card. */
export function CouponRow({ goodsTotal, ...rest }: CouponChoiceProps) {
  return goodsTotal === null ? null : <Choice goodsTotal={goodsTotal} {...rest} />
}

const NONE = '无可用优惠券'

function Choice({ coupons, goodsTotal, chosen, onChoose }: CouponChoiceProps & { goodsTotal: Cents }) {
  const [open, setOpen] = useState(false)
  const now = serverNow()
  const usable = coupons.filter((coupon) => couponRefusal(coupon, goodsTotal, now) === null).length
  const value = chosen
    ? isClearCoupon(chosen)
      ? `-${formatMoney(couponDiscount(chosen, goodsTotal))}`
      : chosen.name || '已选优惠券'
    : usable > 0
      ? `${usable}张可用`
      : NONE
  const hint = chosen && isClearCoupon(chosen) ? couponHint(coupons, chosen, goodsTotal, now) : null
  const pick = (id: string | null) => {
    onChoose(id)
    setOpen(false)
  }
  return (
    <>
      <Row
        label="优惠券"
        value={
          value === NONE ? (
            <WhenAllRead otherwise={NOT_ALL_READ}>{NONE}</WhenAllRead>
          ) : (
            <Chosen text={value} saved={hint && !hint.better ? hint.saved : 0} />
          )
        }
        onPress={() => setOpen(true)}
      />
      {hint?.better && <Better coupon={hint.better} saved={hint.saved} onChoose={onChoose} />}
      <Sheet title="选择优惠券" open={open} onClose={() => setOpen(false)}>
        {coupons.length > 0 ? (
          <CouponPicker coupons={coupons} total={goodsTotal} chosen={chosen?.id ?? null} onPick={pick} />
        ) : (
          <EmptyState
            picture="empty-coupon"
            text="您还没有优惠券"
            action={{ label: '知道了', onPress: () => setOpen(false) }}
          />
        )}
      </Sheet>
    </>
  )
}
