import type { Coupon } from '#/domains/coupon/model.ts'
import {
  bestCoupon,
  couponReductionText,
  couponValueText,
  couponRefusal,
  couponThreshold,
} from '#/domains/coupon/rules.ts'
import type { Cents } from '#/shared/lib/money.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { spanPhase } from '#/shared/lib/time/edges.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { ExpiredCoupons } from './ExpiredCoupons.tsx'
import './coupon-picker.css'

interface CouponLineProps {
  coupon: Coupon
  refusal: string | null
  best: boolean
  total: Cents
  on: boolean
  onPick: () => void
}

function CouponLine({ coupon, refusal, best, total, on, onPick }: CouponLineProps) {
  return (
    <li>
      <label className={refusal ? 'coupon-line coupon-line-off' : 'coupon-line'}>
        <span className="coupon-line-face">{couponValueText(coupon)}</span>
        <span className="coupon-line-text">
          <strong>
            {coupon.name}
            {best && <em>最优惠</em>}
          </strong>
          <span className="muted">
            {refusal ?? `${couponThreshold(coupon)}，${couponReductionText(coupon, total)}`}
          </span>
        </span>
        <input type="radio" name="coupon" checked={on} disabled={refusal !== null} onChange={onPick} />
      </label>
    </li>
  )
}

interface CouponPickerProps {
  coupons: readonly Coupon[]
  total: Cents
  chosen: string | null
  onPick: (id: string | null) => void
}

/**
 * The coupons of an order: usable coupons first with the best coupon marked, then the unusable coupons with the reason
 * (ORD-047, GOODS-026). Expired coupons are folded.
 */
export function CouponPicker({ coupons, total, chosen, onPick }: CouponPickerProps) {
  const now = useServerNow(coupons)
  const lines = coupons.map((coupon) => ({ coupon, refusal: couponRefusal(coupon, total, now) }))
  const best = bestCoupon(coupons, total, now)
  const over = lines.filter(({ coupon }) => spanPhase(coupon, now) === 'over')
  const rest = lines.filter((line) => !over.includes(line))
  const shown = ({ coupon, refusal }: (typeof lines)[number]) => (
    <CouponLine
      key={coupon.id}
      coupon={coupon}
      refusal={refusal}
      best={coupon.id === best?.id}
      total={total}
      on={coupon.id === chosen}
      onPick={() => onPick(coupon.id)}
    />
  )
  const isChosen = ({ coupon }: (typeof lines)[number]) => coupon.id === chosen || coupon.id === best?.id
  return (
    <div role="radiogroup" aria-label="可选优惠券">
      <ul>
        <CollapsedList
          inList
          items={[...rest.filter((line) => !line.refusal), ...rest.filter((line) => line.refusal)]}
          isNeeded={isChosen}
        >
          {(some) => some.map(shown)}
        </CollapsedList>
        <li>
          <label className="coupon-line">
            <span className="coupon-line-text">不使用优惠券</span>
            <input type="radio" name="coupon" checked={chosen === null} onChange={() => onPick(null)} />
          </label>
        </li>
      </ul>
      {over.length > 0 && (
        <ExpiredCoupons count={over.length}>
          <CollapsedList items={over}>{(some) => <ul>{some.map(shown)}</ul>}</CollapsedList>
        </ExpiredCoupons>
      )}
    </div>
  )
}
