import { Link } from 'react-router'
import { moneyText } from '#/shared/lib/money.ts'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Reservation } from '#/domains/visit-reservation/model.ts'
import { phaseLabel, phaseOf, whenText } from '#/domains/visit-reservation/rules.ts'
import { reservationAddress } from '#/domains/visit-reservation/visit-addresses.ts'
import './reservation-card.css'

export function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { id, visitors, amount, expireTime } = reservation
  const phase = phaseOf(reservation, null, useServerNow([{ startTime: expireTime, endTime: null }]))
  const content = (
    <>
      <span className="reservation-line">
        <strong>{whenText(reservation)}</strong>
        <span data-phase={phase}>{phaseLabel[phase]}</span>
      </span>
      <span className="reservation-line muted">
        <span>{visitors.map(({ name }) => name || '访客').join('、') || '参观预约'}</span>
        <span>{amount === 0 ? '免费' : moneyText(amount)}</span>
      </span>
    </>
  )
  if (!id) return <div className="card reservation-card">{content}</div>
  return (
    <Link className="card reservation-card" to={reservationAddress(id)}>
      {content}
    </Link>
  )
}
