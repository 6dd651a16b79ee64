import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { RegistrationCard } from '../parts/RegistrationCard.tsx'
import { myRegistrations } from '../queries.ts'
import { kindOf, nextOf } from '../rules.ts'
import { pagesInOrder } from '../schedule-rules.ts'
import '../parts/schedule.css'

/** /my-schedule: the registrations of this person, the next one first. */
export default function MyScheduleScreen() {
  const list = useSuspenseInfiniteQuery({
    ...myRegistrations(),
    select: ({ pages, pageParams }) => ({ pages: pagesInOrder(pages, serverNow()), pageParams }),
  })
  const next = nextOf(
    list.data.pages.flatMap(({ items }) => items),
    serverNow(),
  )
  return (
    <Page title="我的预约">
      {next && <p className="schedule-next">{`下一次：${dayOf(next.parseDate ?? 0)} ${kindOf(next)}`}</p>}
      <InfiniteList
        list={list}
        itemKey={({ id }) => id}
        empty={
          <EmptyState
            picture="empty-list"
            text="还没有预约或报名"
            action={{ label: '预约到访', to: paths.personalReservation }}
          />
        }
      >
        {(registration) => <RegistrationCard registration={registration} />}
      </InfiniteList>
    </Page>
  )
}
