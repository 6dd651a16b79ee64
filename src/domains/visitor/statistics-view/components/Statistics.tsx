import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { browseRecords, contentTotals, homeOf } from '../../queries.ts'
import { categoryLabel } from '../../rules.ts'
import { isUnseen, totalsFrom } from '../../total-rules.ts'
import { pageViewsIn } from '../counted.ts'
import { choiceOf } from '../period-rules.ts'
import { contentRows, totalsText } from '../shown-rules.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { PeriodNumbers } from './PeriodNumbers.tsx'
import { TotalsOnly } from './TotalsOnly.tsx'
import './statistics.css'

/** The data behind the numbers. A failed read counts as empty, and a panel offers a retry. */
function useNumbers(category: ContentKind) {
  const records = useQuery(browseRecords())
  const home = useQuery(homeOf(category))
  const totals = useQuery(contentTotals(category))
  const reads = [records, home, totals]
  const failed = reads.find(({ data, error }) => data === undefined && error)
  return {
    records: records.data ?? [],
    home: home.data?.items ?? [],
    totals: totals.data?.items ?? [],
    isPending: reads.some((read) => read.isPending),
    failure: failed ? <ReadFailure error={failed.error} /> : null,
  }
}

/** The statistics of one category: period, numbers, chart, table, contents (VIS-001, VIS-002). */
export function Statistics({ category }: { category: ContentKind }) {
  const search = useSearch(paths.customerVisitors)
  const { records, home, totals, isPending, failure } = useNumbers(category)
  const now = useServerNow([])
  if (isPending) return <ScreenSkeleton kind="list" />
  const since = totalsFrom(home, category)
  const pageViews = pageViewsIn(records, category)
  if (pageViews.length === 0) {
    const contents = contentRows({ contents: [] }, totals, category)
    const known = (since?.browsing ?? 0) > 0 || contents.some(({ browsing }) => (browsing ?? 0) > 0)
    if (known)
      return (
        <>
          <TotalsOnly since={since} contents={contents} />
          {failure}
        </>
      )
    const label = categoryLabel(category)
    return (
      failure ?? (
        <EmptyState
          picture="empty-list"
          text={
            isUnseen(records, [...home, ...totals], category)
              ? `还没有人看过您分享的${label}。分享出去，谁来看过就记在这里`
              : `没有查到${label}的访客和浏览`
          }
          action={{ label: '去分享', to: to(paths.myExtension, { type: category }) }}
        />
      )
    )
  }
  const choice = choiceOf(search, now)
  return (
    <>
      <PeriodChoice category={category} choice={choice} now={now} />
      <Suspense
        fallback={
          <p className="stats-wait" role="status">
            正在统计…
          </p>
        }
      >
        <PeriodNumbers records={records} category={category} choice={choice} now={now} totals={totals}>
          {since && <p className="stats-since">{totalsText(since)}</p>}
        </PeriodNumbers>
      </Suspense>
      {failure}
    </>
  )
}
