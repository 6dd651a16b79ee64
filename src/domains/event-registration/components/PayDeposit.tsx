import {
  CONFIRMING_LABEL,
  CONFIRMING_TEXT,
  isConfirming,
  isUnderWay,
  PAY_AFTER_ALL,
  STARTED_TEXT,
} from '#/domains/pay-order/under-way.ts'
import { standaloneCashier } from '#/domains/payment/cashier-address.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { usePayStatus } from '#/widgets/use-pay-status.ts'
import { eventRegistrationApi } from '../api.ts'
import type { Registration } from '../model.ts'
import { depositHold, HOLD_OVER, spanAfterHold, stateLabelAt } from '../rules.ts'

/** The text about the end of the reservation, after which a payment may still arrive. */
const OVER_TEXT = '保留的名额已经放出。如果您刚付了款，请稍等片刻再来查看，不要重复支付。'

const SHOWN_BY = [eventRegistrationApi.get, eventRegistrationApi.list]

/**
 * The reservation of a place with its label, and the server's time to which its state refers; updated at the end of the
 * reservation. `started` means that a payment was started and may still arrive. `confirming` means that the deposit
 * cannot be paid again.
 */
export function useDepositHold(registration: Registration) {
  const now = useServerNow([spanAfterHold(registration)])
  const hold = depositHold(registration, now)
  const pay = usePayStatus((hold && registration.payOrderId) || null, {
    until: registration.payUntil,
    shownBy: SHOWN_BY,
  })
  const confirming = hold !== null && isConfirming(pay, hold)
  const started = hold === 'open' && isUnderWay(pay)
  const label = confirming || started ? CONFIRMING_LABEL : stateLabelAt(registration, now)
  return { hold, now, label, confirming, started }
}

/** Shows how long the place is reserved, or a text if the deposit cannot be paid here. */
export function HoldCountdown({ registration }: { registration: Registration }) {
  const { payOrderId, payUntil } = registration
  const { hold, confirming, started } = useDepositHold(registration)
  if (confirming) return <p className="muted">{CONFIRMING_TEXT}</p>
  if (hold === 'over') return <p className="muted">{OVER_TEXT}</p>
  if (!payOrderId) return <p className="muted">定金的支付单还没有准备好，请稍后再来，或联系客服。</p>
  if (started) return <p>{STARTED_TEXT}</p>
  if (payUntil === null) return null
  if (payUntil === UNREADABLE) return <p className="muted">{`名额保留到的${UNKNOWN_TIME}，请联系客服确认`}</p>
  return (
    <>
      <p className="muted">{`名额为您保留到 ${formatDate(payUntil, 'minute')}，请在此之前支付定金`}</p>
      <p>
        <Countdown until={payUntil} prefix="剩余支付时间" over={HOLD_OVER} />
      </p>
    </>
  )
}

/** @param back the address that shows the result. */
export function PayDeposit({ registration, back }: { registration: Registration; back: string }) {
  const { payOrderId, payUntil } = registration
  const { hold, confirming, started } = useDepositHold(registration)
  if (hold !== 'open' || confirming || !payOrderId) return null
  return (
    <LinkButton kind={started ? 'plain' : 'primary'} to={standaloneCashier(payOrderId, back, { heldUntil: payUntil })}>
      {started ? PAY_AFTER_ALL : '去支付'}
    </LinkButton>
  )
}
