import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { ChangeEditor } from '../components/ChangeEditor.tsx'
import { GoneReservation } from '../components/GoneReservation.tsx'
import { ReservationEditor } from '../components/ReservationEditor.tsx'
import { ReservationPhase } from '../components/ReservationPhase.tsx'
import { reservationById } from '../queries.ts'
import { mayChange } from '../rules.ts'
import { useReservation } from '../hooks/use-reservation.ts'

/** Changes an upcoming visit; for an unpaid visit, it shows how long the places are reserved. */
function Change({ id }: { id: string }) {
  useSuspenseQuery(reservationById(id))
  const { read, pay, phase } = useReservation(id)
  if (!read.data) return <GoneReservation />
  return (
    <>
      {phase !== 'booked' && <ReservationPhase reservation={read.data} phase={phase} pay={pay} />}
      {mayChange(phase) && <ChangeEditor key={id} reservation={read.data} />}
    </>
  )
}

function Again({ id }: { id: string }) {
  const { data: before } = useSuspenseQuery(reservationById(id))
  return <ReservationEditor before={before} />
}

/** /reservation: a new visit; `id` changes a visit, `again` reserves an expired visit again (REG-028, REG-030). */
export default function ReservationScreen() {
  const { id, again } = useSearch(paths.reservation)
  return (
    <Page title={id ? '更改预约' : '参观预约'}>
      {id ? <Change key={id} id={id} /> : again ? <Again key={again} id={again} /> : <ReservationEditor />}
    </Page>
  )
}
