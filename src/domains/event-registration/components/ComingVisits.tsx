import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Reservation } from '#/domains/visit-reservation/model.ts'
import { comingVisits } from '#/domains/visit-reservation/rules.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { paths } from '#/paths.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { ReservationCard } from '#/widgets/visit-reservation/ReservationCard.tsx'
import './schedule.css'

interface ComingVisitsProps {
  visits: readonly Reservation[]
  reading: Pick<UseInfiniteQueryResult, 'isError' | 'isFetching' | 'refetch'>
}

/** Upcoming visits with a link to all visits; a retry if the visits could not be read. */
export function ComingVisits({ visits, reading }: ComingVisitsProps) {
  const now = useServerNow(visits.map(({ expireTime }) => ({ startTime: expireTime, endTime: null })))
  if (reading.isError)
    return (
      <Button kind="text" block busy={reading.isFetching} onPress={() => void reading.refetch()}>
        参观预约没有读到，点按重试
      </Button>
    )
  if (visits.length === 0) return null
  return (
    <section className="schedule-visits" aria-label="参观预约">
      <h2>参观预约</h2>
      {keyed(comingVisits(visits, now), ({ id }) => id).map(([key, visit]) => (
        <ReservationCard key={key} reservation={visit} />
      ))}
      <LinkButton kind="plain" block to={paths.reservationInquiry}>
        全部参观预约
      </LinkButton>
    </section>
  )
}
