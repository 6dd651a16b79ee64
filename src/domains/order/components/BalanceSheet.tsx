import { formatMoney, minus } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { CouponPicker } from '#/widgets/coupon/CouponPicker.tsx'
import type { Order } from '../model.ts'
import { useBalance } from '../hooks/use-pay-order.ts'

interface BalanceSheetProps {
  order: Order
  open: boolean
  onClose: () => void
  busy: boolean
  onPay: (amount: number, couponId: string | null) => void
}

/** The amount of a balance, with the coupon that may be used for it (ORD-044). */
export function BalanceSheet({ order, open, busy, onClose, onPay }: BalanceSheetProps) {
  const { balance, coupons, coupon, choose, due } = useBalance(order)
  return (
    <Sheet
      title="支付尾款"
      open={open}
      onClose={onClose}
      foot={
        <Button
          block
          busy={busy}
          disabled={due === null}
          onPress={() => due !== null && onPay(due, coupon?.id ?? null)}
        >
          {due === null ? '没有查到优惠金额，请换一张优惠券' : `支付尾款 ${formatMoney(due)}`}
        </Button>
      }
    >
      <Row label="尾款" value={formatMoney(balance)} />
      {order.balancePaymentAllowCoupon && (
        <>
          <Row
            label="优惠券"
            value={
              coupon
                ? due === null
                  ? coupon.name
                  : `-${formatMoney(minus(balance, due))}`
                : coupons.length > 0
                  ? '不使用'
                  : '无可用'
            }
          />
          {coupons.length > 0 && (
            <CouponPicker coupons={coupons} total={balance} chosen={coupon?.id ?? null} onPick={choose} />
          )}
        </>
      )}
      <div aria-live="polite">
        <Row label="应付" value={<Price amount={due} />} />
      </div>
    </Sheet>
  )
}
