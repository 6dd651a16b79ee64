import { useState } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import type { Coupon } from '#/domains/coupon/model.ts'
import { couponDiscount, isClearCoupon } from '#/domains/coupon/discount.ts'
import {
  claimableCoupons,
  couponValueText,
  couponHint,
  couponRefusal,
  couponThreshold,
} from '#/domains/coupon/rules.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import { NOT_ALL_READ } from '#/shared/api/refused-entries.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { ClaimCoupon } from './ClaimCoupon.tsx'
import { CouponPicker } from './CouponPicker.tsx'
import './coupon-picker.css'

interface CouponChoiceProps {
  coupons: readonly Coupon[]
  /** The coupons of the goods, including coupons that are not claimed yet. */
  offered?: readonly Coupon[]
  /** null if unknown; then no coupon can be chosen. */
  goodsTotal: Cents | null
  chosen: Coupon | null
  onChoose: (id: string | null) => void
}

/** The chosen coupon; `saved` is above 0 only for the best coupon. */
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

/** The choice of an order's coupon inside a screen; /order-coupons-list shows the same list as a screen. */
export function CouponChoice({ goodsTotal, ...rest }: CouponChoiceProps) {
  return goodsTotal === null ? null : (
    <Card>
      <Choice goodsTotal={goodsTotal} {...rest} />
    </Card>
  )
}

/** The choice of an order's coupon as a row of another card. */
export function CouponRow({ goodsTotal, ...rest }: CouponChoiceProps) {
  return goodsTotal === null ? null : <Choice goodsTotal={goodsTotal} {...rest} />
}

const NONE = '无可用优惠券'

/** Claimable coupons; after a claim, the order is read again, and the coupon moves into the list of its coupons. */
function ToClaim({ coupons }: { coupons: readonly Coupon[] }) {
  return (
    <section aria-label="可以领取的优惠券">
      <h3 className="coupon-offers">可以领取</h3>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.id} className="coupon-line">
            <span className="coupon-line-face">{couponValueText(coupon)}</span>
            <span className="coupon-line-text">
              <strong>{coupon.name}</strong>
              <span className="muted">{couponThreshold(coupon)}</span>
            </span>
            <ClaimCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Choice({ coupons, offered = [], goodsTotal, chosen, onChoose }: CouponChoiceProps & { goodsTotal: Cents }) {
  const [open, setOpen] = useState(false)
  const now = serverNow()
  const usable = coupons.filter((coupon) => couponRefusal(coupon, goodsTotal, now) === null).length
  const toClaim = claimableCoupons(offered, goodsTotal, now)
  const value = chosen
    ? isClearCoupon(chosen)
      ? `-${formatMoney(couponDiscount(chosen, goodsTotal))}`
      : chosen.name || '已选优惠券'
    : usable > 0
      ? `${usable}张可用`
      : toClaim.length > 0
        ? `${toClaim.length}张可领`
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
        ) : toClaim.length === 0 ? (
          <EmptyState
            picture="empty-coupon"
            text="您还没有优惠券"
            action={{ label: '知道了', onPress: () => setOpen(false) }}
          />
        ) : null}
        {toClaim.length > 0 && <ToClaim coupons={toClaim} />}
      </Sheet>
    </>
  )
}
