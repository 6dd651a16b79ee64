import { Link, useLocation } from 'react-router'
import { usePending } from '#/domains/payment/pending.ts'
import { paths } from '#/paths.ts'
import './pending-payment-bar.css'

/** Places that deal with the payment themselves. */
const AT_PAYMENT: readonly string[] = [paths.cashier, paths.alipay, paths.alipayed, paths.login, paths.authStart]

/** While a payment that was begun is not settled, every page says so and leads to where it is looked up. */
export function PendingPaymentBar() {
  const pending = usePending((state) => state.pending)
  const { pathname } = useLocation()
  if (!pending || AT_PAYMENT.includes(pathname)) return null
  return (
    <Link className="pending-bar" to={pending.confirmAt}>
      有一笔付款正在确认，点这里查看结果
    </Link>
  )
}
