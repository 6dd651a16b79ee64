import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { SummerFreeCount } from '../model.ts'
import { SignUpForm } from '../components/SignUpForm.tsx'
import { freePlaces } from '../queries.ts'
import { closedText } from '../rules.ts'
import '../components/summer.css'

function Places({ free: { count, endTime } }: { free: SummerFreeCount }) {
  if (count === null && endTime === null) return null
  return (
    <p className="summer-places">
      {count !== null && <strong>{`剩余名额 ${Math.max(0, count)}`}</strong>}
      {endTime !== null && (
        <span>
          <DatedText text={`报名截止 ${formatDate(endTime, 'minute')}`} />
        </span>
      )}
    </p>
  )
}

/** /summer-activity: the sign-up form: children, group, day and total (SUM-002, SUM-003). */
export default function SummerActivityScreen() {
  const { data: free } = useSuspenseQuery(freePlaces())
  const now = useServerNow([{ startTime: null, endTime: free.endTime }])
  const closed = closedText(free, now)
  // If the last place is taken while the person fills in the form, the form stays.
  const [begun] = useState(closed === null)
  return (
    <Page
      title="夏令活动报名"
      right={
        <LinkButton kind="text" to={paths.summerOrders}>
          我的报名
        </LinkButton>
      }
    >
      {begun ? (
        <>
          <Places free={free} />
          <SignUpForm closed={closed} max={free.count} />
        </>
      ) : (
        <EmptyState
          picture="empty-list"
          absence={false}
          text={closed ?? ''}
          action={{ label: '我的报名', to: paths.summerOrders }}
        />
      )}
    </Page>
  )
}
