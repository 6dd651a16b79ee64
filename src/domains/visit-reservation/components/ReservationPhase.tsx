import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import { STARTED_TEXT } from '#/domains/pay-order/under-way.ts'
import type { ReservationPayOrder } from '#/domains/payment/model.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths, to } from '#/paths.ts'
import { formatCountdown } from '#/shared/lib/time/countdown.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { useTimeLeft } from '#/shared/ui/Countdown.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { Reservation } from '../model.ts'
import { type Phase, phaseLabel, phaseNote, refundText, WARN_MS } from '../rules.ts'
import { paymentAddress } from '../visit-addresses.ts'
import './reservation-phase.css'

interface ReservationPhaseProps {
  reservation: Reservation
  phase: Phase
  pay: Pick<UseQueryResult<ReservationPayOrder | null>, 'data' | 'isPending' | 'refetch' | 'isFetching'>
}

/** REG-024, REG-025: mm:ss by the server's clock, 00:00 at the end; screen readers announce the last minute once. */
function TimeLeft({ until }: { until: number }) {
  const left = useTimeLeft(until)
  return (
    <>
      <p
        className={left <= WARN_MS ? 'reservation-phase-time reservation-phase-last' : 'reservation-phase-time'}
        role="timer"
      >
        {formatCountdown(left)}
      </p>
      <p role="status" className="reservation-phase-warning">
        {left > 0 && left <= WARN_MS ? '不到1分钟了，请尽快完成支付' : ''}
      </p>
    </>
  )
}

/** The link to the payment; if the visit cannot be paid here, the contact of customer service. */
function PayButton({ reservation, pay }: Omit<ReservationPhaseProps, 'phase'>) {
  const signedIn = useSignedIn()
  if (pay.isPending)
    return (
      <Button block busy>
        去支付
      </Button>
    )
  const way = paymentAddress(reservation, { signedIn, payId: pay.data?.id ?? '' })
  if (way)
    return (
      <LinkButton block to={way}>
        去支付
      </LinkButton>
    )
  return (
    <>
      <p className="reservation-phase-note">
        <span>{pay.data?.id ? '这次到访不能在线支付，请到现场支付，或' : '暂时没有查到付款单，请稍后再试，或'}</span>
        <Link to={paths.contactUs}>联系我们</Link>。
      </p>
      {!pay.data?.id && (
        <Button kind="plain" block busy={pay.isFetching} onPress={() => void pay.refetch()}>
          重新读取
        </Button>
      )}
    </>
  )
}

export function ReservationPhase({ reservation, phase, pay }: ReservationPhaseProps) {
  const { id, amount, expireTime } = reservation
  const refund = refundText(reservation)
  return (
    <Card className="reservation-phase">
      <h2>{phaseLabel[phase]}</h2>
      {phase === 'pay' && typeof expireTime === 'number' && <TimeLeft until={expireTime} />}
      {phase === 'unknown' && expireTime === UNREADABLE && (
        <p className="reservation-phase-note">{`支付截止${UNKNOWN_TIME}`}</p>
      )}
      {phase === 'expired' && <p className="reservation-phase-time">00:00</p>}
      {phase === 'pay' && amount !== null && <Price amount={amount} size="large" />}
      {phase !== 'booked' && <p className="reservation-phase-note">{phaseNote[phase]}</p>}
      {phase === 'pay' && pay.data?.status === 'StartedPayment' && (
        <p className="reservation-phase-note">{STARTED_TEXT}</p>
      )}
      {refund && <p className="reservation-phase-note">{refund}</p>}
      {phase === 'pay' && <PayButton reservation={reservation} pay={pay} />}
      {(phase === 'expired' || phase === 'cancelled') && (
        <LinkButton block to={to(paths.reservation, {}, { again: id })}>
          重新选择
        </LinkButton>
      )}
    </Card>
  )
}
