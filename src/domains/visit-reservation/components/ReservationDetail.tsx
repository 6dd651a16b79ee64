import { storedTicket } from '../stored-tickets.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { moneyText } from '#/shared/lib/money.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import type { Reservation } from '../model.ts'
import { whenText } from '../rules.ts'
import { GoneReservation } from './GoneReservation.tsx'
import { ReservationActions } from './ReservationActions.tsx'
import { ReservationPhase } from './ReservationPhase.tsx'
import { Ticket } from './Ticket.tsx'
import { useReservation } from '../hooks/use-reservation.ts'
import './ticket.css'

/** Whether the server could not be reached: the ticket stored on this phone is then shown; the entrance accepts it. */
const unreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'fault')

function Visitors({ reservation }: { reservation: Reservation }) {
  const visitors = keyed(reservation.visitors, ({ name }) => name)
  return (
    <Card title="预约信息">
      <Row label="到访时间" value={whenText(reservation)} />
      {visitors.map(([key, { name, visitorTypeName, visitorType }]) => (
        <Row key={key} label={name || '访客'} value={visitorTypeName || visitorType} />
      ))}
      <Row label="合计" value={reservation.amount === 0 ? '免费' : moneyText(reservation.amount)} />
      <Row label="预约编号" value={reservation.id} />
    </Card>
  )
}

export function ReservationDetail({ id }: { id: string }) {
  const kept = storedTicket(id)
  const { read, pay, phase } = useReservation(id)
  const { data: reservation, error } = read
  if (reservation)
    return (
      <>
        <ReservationPhase reservation={reservation} phase={phase} pay={pay} />
        {phase === 'booked' && (
          <Ticket ticket={{ ...reservation, visitors: reservation.visitors.length }} savedAt={kept?.savedAt ?? null} />
        )}
        <Visitors reservation={reservation} />
        <ReservationActions reservation={reservation} phase={phase} />
      </>
    )
  if (reservation === null) return <GoneReservation />
  if (!error) return <ScreenSkeleton kind="detail" />
  if (!kept || !unreachable(error)) throw error
  return (
    <>
      <p className="muted visit-offline" role="status">
        现在连不上服务器，这是本机保存的入场码。
      </p>
      <Ticket ticket={kept} savedAt={kept.savedAt} />
    </>
  )
}
