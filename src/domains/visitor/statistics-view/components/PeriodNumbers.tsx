import { type ReactNode, use } from 'react'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { useRefusedEntries } from '#/shared/ui/lists/use-refused-entries.ts'
import { Card } from '#/shared/ui/Page.tsx'
import type { Browse, Visitors } from '../../model.ts'
import { periodBefore } from '../../statistics.ts'
import { countedOf, pageViewsIn } from '../counted.ts'
import { type Choice, offerFrom, periodLabel, periodText } from '../period-rules.ts'
import { contentRows, headline, unitOf } from '../shown-rules.ts'
import { BigNumber } from './BigNumber.tsx'
import { ContentHeat } from './ContentHeat.tsx'
import { SlotChart } from './SlotChart.tsx'
import './statistics.css'

const ExportStatistics = optionalPart(() => import('./ExportStatistics.tsx'))

interface Props {
  records: readonly Browse[]
  category: ContentKind
  choice: Choice
  now: number
  totals: readonly Visitors[]
  children: ReactNode
}

export function PeriodNumbers({ records, category, choice, now, totals, children }: Props) {
  const result = countedOf(records, category, choice.period)
  const counted = result instanceof Promise ? use(result) : result
  const { statistics, before, slots } = counted
  const unit = unitOf(choice.period)
  const contents = contentRows(statistics, totals, category)
  const complete = useRefusedEntries() === 0
  const offer = offerFrom(choice, category, pageViewsIn(records, category), now)
  return (
    <>
      <Card>
        <dl className="stats-numbers">
          <BigNumber name="访客" value={statistics.visitors} {...(complete && { before: before.visitors })} />
          <BigNumber name="浏览" value={statistics.browsing} {...(complete && { before: before.browsing })} />
        </dl>
        {complete ? (
          <p className="muted">
            {`上期：${periodText(periodBefore(choice.period), now)}${choice.name === 'today' ? '，今天还没有过完' : ''}`}
          </p>
        ) : (
          <p role="note">有的浏览没有读出来，这里只有读出来的部分</p>
        )}
        {children}
      </Card>
      {statistics.browsing === 0 ? (
        <EmptyState
          picture="empty-list"
          text={complete ? '这段时间没有人浏览' : '这段时间没有读出浏览'}
          {...(offer ? { action: offer } : {})}
        />
      ) : (
        <SlotChart slots={slots} unit={unit} totals={statistics} complete={complete} />
      )}
      <ContentHeat contents={contents} dated />
      {complete && statistics.browsing > 0 && (
        <ExportStatistics
          headline={headline(category, periodLabel(choice.name))}
          days={periodText(choice.period, now)}
          unit={unit}
          counted={counted}
          contents={contents}
        />
      )}
    </>
  )
}
