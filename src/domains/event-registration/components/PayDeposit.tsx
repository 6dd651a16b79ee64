import { aloneCashier } from '#/domains/payment/cashier-address.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/time/instant.ts'
import type { Registration } from '../model.ts'

/** Until when the place is held for the deposit, or a text when the deposit cannot be paid here. */
export function HeldUntil({ registration: { payOrderId, payUntil } }: { registration: Registration }) {
  if (!payOrderId) return <p className="muted">定金的支付单还没有准备好，请稍后再来，或联系客服。</p>
  if (payUntil === null) return null
  if (payUntil === UNREADABLE) return <p className="muted">{`名额保留到的${UNKNOWN_TIME}，请联系客服确认`}</p>
  return <p className="muted">{`名额为您保留到 ${formatDate(payUntil, 'minute')}，请在此之前支付定金`}</p>
}

/** The link to the cashier for the deposit of a registration, unless the end of the hold cannot be read. @param back the address that shows the result. */
export function PayDeposit({ registration, back }: { registration: Registration; back: string }) {
  const { status, payOrderId, payUntil } = registration
  if (status !== 'WAIT_FOR_PAY' || !payOrderId || payUntil === UNREADABLE) return null
  return <LinkButton to={aloneCashier(payOrderId, back)}>去支付</LinkButton>
}
