import { useState } from 'react'
import type { Coupon } from '#/domains/coupon/model.ts'
import { bestCoupon, couponDiscount, couponFace, couponRefusal, couponThreshold } from '#/domains/coupon/rules.ts'
import { serverNow } from '#/shared/lib/clock.ts'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/Sheet.tsx'

interface CouponChoiceProps {
  coupons: readonly Coupon[]
  goodsTotal: Cents
  chosen: Coupon | null
  onChoose: (id: string | null) => void
}

interface CouponLineProps {
  coupon: Coupon
  refusal: string | null
  best: boolean
  saved: Cents
  on: boolean
  onPick: () => void
}

function CouponLine({ coupon, refusal, best, saved, on, onPick }: CouponLineProps) {
  return (
    <li>
      <label className={refusal ? 'coupon-line coupon-line-off' : 'coupon-line'}>
        <span className="ticket-face">{couponFace(coupon)}</span>
        <span className="coupon-text">
          <strong>
            {coupon.name}
            {best && <em>最优惠</em>}
          </strong>
          <span className="muted">{refusal ?? `${couponThreshold(coupon)}，可省${formatMoney(saved)}`}</span>
        </span>
        <input type="radio" name="coupon" checked={on} disabled={refusal !== null} onChange={onPick} />
      </label>
    </li>
  )
}

/** The coupon of an order: the best one proven, unusable ones with their reason (ORD-047, GOODS-026). */
export function CouponChoice({ coupons, goodsTotal, chosen, onChoose }: CouponChoiceProps) {
  const [open, setOpen] = useState(false)
  const now = serverNow()
  const usable = coupons.filter((coupon) => couponRefusal(coupon, goodsTotal, now) === null)
  const best = bestCoupon(coupons, goodsTotal, now)
  const pick = (id: string | null) => {
    onChoose(id)
    setOpen(false)
  }
  const value = chosen
    ? `-${formatMoney(couponDiscount(chosen, goodsTotal))}`
    : usable.length > 0
      ? `${usable.length}张可用`
      : '无可用优惠券'
  const sorted = [...usable, ...coupons.filter((coupon) => !usable.includes(coupon))]
  return (
    <Card>
      <Row label="优惠券" value={value} onPress={() => setOpen(true)} />
      <Sheet title="选择优惠券" open={open} onClose={() => setOpen(false)}>
        {coupons.length === 0 && (
          <EmptyState
            picture="empty-coupon"
            text="您还没有优惠券"
            action={{ label: '知道了', onPress: () => setOpen(false) }}
          />
        )}
        <ul>
          {sorted.map((coupon) => (
            <CouponLine
              key={coupon.id}
              coupon={coupon}
              refusal={couponRefusal(coupon, goodsTotal, now)}
              best={coupon.id === best?.id}
              saved={couponDiscount(coupon, goodsTotal)}
              on={coupon.id === chosen?.id}
              onPick={() => pick(coupon.id)}
            />
          ))}
          {coupons.length > 0 && (
            <li>
              <label className="coupon-line">
                <span className="coupon-text">不使用优惠券</span>
                <input type="radio" name="coupon" checked={chosen === null} onChange={() => pick(null)} />
              </label>
            </li>
          )}
        </ul>
      </Sheet>
    </Card>
  )
}
