import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, matchPath, useLocation } from 'react-router'
import { type Pending, usePending } from '#/domains/pay-order/pending.ts'
import { paths } from '#/paths.ts'
import './pending-payment-bar.css'

/** Screens that handle the pending payment themselves. */
const AT_PAYMENT: readonly string[] = [
  paths.cashier,
  paths.alipay,
  paths.alipayed,
  paths.payed,
  paths.paymentBeself,
  paths.login,
  paths.authStart,
]

/** Removes the bar once the payment is settled. */
function usePendingEnd(pending: Pending | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!pending) return undefined
    let left = false
    let stop: () => void = () => undefined
    import('#/domains/payment/polling/pending-watch.ts').then(
      ({ watchPending }) => {
        if (!left) stop = watchPending(pending, client)
      },
      // If the read fails, the bar stays until it is tapped.
      () => undefined,
    )
    return () => {
      left = true
      stop()
    }
  }, [pending, client])
}

/** Until the pending payment is settled, every screen that does not handle it itself links to its confirmation. */
export function PendingPaymentBar() {
  const { all } = usePending()
  const pending = all.at(-1)
  const { pathname } = useLocation()
  const shown = AT_PAYMENT.some((path) => matchPath(path, pathname)) ? undefined : pending
  usePendingEnd(shown)
  if (!shown) return null
  return (
    <Link className="pending-bar" to={shown.confirmAt}>
      {`有${all[1] ? '几' : '一'}笔付款正在确认，点这里查看结果`}
    </Link>
  )
}
