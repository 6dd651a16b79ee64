import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { paths, to } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { SearchBox } from '#/widgets/SearchBox.tsx'
import type { Browse } from '../model.ts'
import { browseRecords, homeOf, visitors } from '../queries.ts'
import { categoryLabel, type Filter, filters, foundVisitors, inCategory, knownVisitors, pageViewsOf } from '../rules.ts'
import { hasNoViews, totalsFrom } from '../total-rules.ts'
import { TodayCalls } from './TodayCalls.tsx'
import { VisitorRow } from './VisitorRow.tsx'
import '#/shared/ui/choice.css'
import './visitor.css'

/** The totals of the category since the beginning (VIS-001). */
function Totals({ category }: { category: ContentKind }) {
  const { data, isError } = useQuery(homeOf(category))
  if (isError && !data) return <RefetchButton what="累计访客" />
  const totals = totalsFrom(data?.items ?? [], category)
  if (!totals) return null
  return (
    <p className="visitor-totals">
      {`${categoryLabel(category)}累计访客 `}
      <strong>{totals.visitors}</strong>
      {' 位，浏览 '}
      <strong>{totals.browsing}</strong>
      {' 次'}
    </p>
  )
}

interface FilterChipsProps {
  value: Filter
  onChange: (value: Filter) => void
}

function FilterChips({ value, onChange }: FilterChipsProps) {
  return (
    <div className="visitor-chips" role="group" aria-label="筛选">
      {(Object.keys(filters) as Filter[]).map((filter) => (
        <button
          key={filter}
          type="button"
          className={filter === value ? 'choice choice-on' : 'choice'}
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {filters[filter]}
        </button>
      ))}
    </div>
  )
}

/** Visitors without page views are in every category. */
const NONE: readonly Browse[] = []

export function VisitorList({ category }: { category: ContentKind }) {
  const { data: people } = useSuspenseQuery(visitors())
  const { data: records = NONE, isPending, error } = useQuery(browseRecords())
  const [term, setTerm] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [now] = useState(serverNow)
  const wanted = useDeferredValue(term)
  const pageViews = useMemo(() => pageViewsOf(records), [records])
  const everybody = useMemo(() => knownVisitors(people, pageViews), [people, pageViews])
  const here = useMemo(() => inCategory(people, pageViews, category), [people, pageViews, category])
  const found = useMemo(() => foundVisitors(here, wanted, filter, now), [here, wanted, filter, now])
  const list = useLocalPages(found, `${category} ${filter} ${wanted}`)
  const label = categoryLabel(category)
  const nobody = hasNoViews(records, category) ? `还没有人看过您分享的${label}` : `没有查到谁看过您分享的${label}`
  // The order of the list depends on the page views.
  if (isPending) return <ScreenSkeleton kind="list" />
  const failure = records === NONE && error ? <ReadFailure error={error} /> : null
  if (everybody.length === 0)
    return (
      failure ?? (
        <EmptyState
          picture="empty-list"
          text="还没有访客。把文章、商品分享给客户，谁看了什么就会出现在这里"
          action={{ label: '去分享内容', to: to(paths.myExtension, { type: category }) }}
        />
      )
    )
  return (
    <>
      <TodayCalls all={everybody} now={now} />
      <Totals category={category} />
      <SearchBox label="搜索访客" placeholder="称呼、备注、看过的内容" term={term} onTerm={setTerm} />
      <FilterChips value={filter} onChange={setFilter} />
      <InfiniteList
        list={list}
        itemKey={({ visitor }) => visitor.id}
        empty={
          <EmptyState
            picture="empty-list"
            text={here.length === 0 ? nobody : '没有符合条件的访客'}
            action={
              here.length === 0
                ? { label: '去分享内容', to: to(paths.myExtension, { type: category }) }
                : { label: '看全部访客', onPress: () => void (setTerm(''), setFilter('all')) }
            }
          />
        }
      >
        {(known) => <VisitorRow known={known} now={now} failed={failure !== null} />}
      </InfiniteList>
      {failure}
    </>
  )
}
