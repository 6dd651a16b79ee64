import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { browseRecords, contentTotals, homeOf } from '../../queries.ts'
import { categoryLabel } from '../../rules.ts'
import { looksIn } from '../counted.ts'
import { choiceOf } from '../period-rules.ts'
import { contentRows, totalsFrom, totalsText } from '../shown-rules.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { PeriodNumbers } from './PeriodNumbers.tsx'
import { TotalsOnly } from './TotalsOnly.tsx'
import './statistics.css'

/** The statistics of one category: period, numbers, chart, table, contents (VIS-001, VIS-002). */
export function Statistics({ category }: { category: ContentKind }) {
  const search = useSearch(paths.customerVisitors)
  const { data: records } = useSuspenseQuery(browseRecords())
  const { data: home } = useSuspenseQuery(homeOf(category))
  const { data: totals } = useSuspenseQuery(contentTotals(category))
  const now = useServerNow([])
  const since = totalsFrom(home.items, category)
  const looks = looksIn(records, category)
  if (looks.length === 0) {
    const contents = contentRows({ contents: [] }, totals.items, category)
    const known = (since?.browsing ?? 0) > 0 || contents.some(({ browsing }) => browsing > 0)
    if (known) return <TotalsOnly since={since} contents={contents} />
    return (
      <EmptyState
        picture="empty-list"
        text={`还没有人看过您分享的${categoryLabel(category)}。分享出去，谁来看过就记在这里`}
        action={{ label: '去分享', to: to(paths.myExtension, { type: category }) }}
      />
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
        <PeriodNumbers records={records} category={category} choice={choice} now={now} totals={totals.items}>
          {since && <p className="stats-since">{totalsText(since)}</p>}
        </PeriodNumbers>
      </Suspense>
    </>
  )
}
