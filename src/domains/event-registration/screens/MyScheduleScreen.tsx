import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { myReservations } from '#/domains/visit-reservation/queries.ts'
import { isNextUnknown as mayHideVisit, nextVisit } from '#/domains/visit-reservation/rules.ts'
import { paths } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ComingVisits } from '../components/ComingVisits.tsx'
import { RegistrationCard } from '../components/RegistrationCard.tsx'
import { myRegistrations } from '../queries.ts'
import { isNextUnknown, nextOf } from '../rules.ts'
import { nextText, pagesInOrder } from '../schedule-rules.ts'
import '../components/schedule.css'

const Nothing = () => (
  <EmptyState
    picture="empty-list"
    text="还没有预约或报名"
    action={{ label: '预约到访', to: paths.personalReservation }}
  />
)

export default function MyScheduleScreen() {
  const list = useSuspenseInfiniteQuery({
    ...myRegistrations(),
    select: ({ pages, pageParams }) => ({ pages: pagesInOrder(pages, serverNow()), pageParams }),
  })
  const reading = useInfiniteQuery(myReservations())
  const visits = reading.data?.pages.flatMap(({ items }) => items) ?? []
  const registrations = list.data.pages.flatMap(({ items }) => items)
  const now = serverNow()
  // Pages that are not loaded, or entries with an unreadable day, make it unknown which entry is the next.
  const all = reading.isSuccess && !reading.hasNextPage && !list.hasNextPage
  const hidden = isNextUnknown(registrations, now) || mayHideVisit(visits, now)
  const next = all && !hidden && nextText(nextOf(registrations, now), nextVisit(visits, now))
  return (
    <Page title="我的预约">
      {next && (
        <WhenAllRead>
          <p className="schedule-next">{`下一次：${next}`}</p>
        </WhenAllRead>
      )}
      <ComingVisits visits={visits} reading={reading} />
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={visits.length === 0 && !reading.isPending && <Nothing />}
      >
        {(registration) => <RegistrationCard registration={registration} />}
      </InfiniteList>
    </Page>
  )
}
