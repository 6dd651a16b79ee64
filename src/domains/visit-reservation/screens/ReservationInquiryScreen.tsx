import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { FindReservation } from '../components/FindReservation.tsx'
import { ReservationCard } from '#/widgets/visit-reservation/ReservationCard.tsx'
import { ReservationDetail } from '../components/ReservationDetail.tsx'
import { myReservations } from '../queries.ts'

function Mine() {
  const list = useSuspenseInfiniteQuery(myReservations())
  return (
    <InfiniteList
      list={list}
      itemKey={({ id }) => id}
      empty={
        <EmptyState
          picture="empty-list"
          text="您的账号里还没有参观预约"
          action={{ label: '预约参观', to: paths.reservation }}
        />
      }
    >
      {(reservation) => <ReservationCard reservation={reservation} />}
    </InfiniteList>
  )
}

/**
 * /reservation-inquiry: the person's own reservations and a search for other reservations; with `id` a single
 * reservation (REG-030).
 */
export default function ReservationInquiryScreen() {
  const { id } = useSearch(paths.reservationInquiry)
  const signedIn = useSignedIn()
  if (id)
    return (
      <Page title="我的预约">
        <ReservationDetail key={id} id={id} />
      </Page>
    )
  return (
    <Page title="预约查询">
      {signedIn && <Mine />}
      <FindReservation />
    </Page>
  )
}
