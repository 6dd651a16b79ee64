import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { useLocalPages } from '#/shared/ui/lists/use-local-pages.ts'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { VisitorRow } from '../components/VisitorRow.tsx'
import { browseRecords, contentTotals, visitors } from '../queries.ts'
import {
  categoryOf,
  contentAddress,
  type VisitorWithViews,
  kindWord,
  pageViewsAt,
  pageViewsOf,
  totalsOf,
  visitorsOfContent,
} from '../rules.ts'

const WAITING = <ScreenSkeleton kind="list" />

/** /visitors-list-detail/{id}: the visitors of one article, goods or video with their views (VIS-001, VIS-003). */
export default function ContentVisitorsScreen() {
  const { id } = useScreenParams(paths.contentVisitors)
  const { data: people } = useSuspenseQuery(visitors())
  const records = useQuery(browseRecords())
  const totals = useQuery(contentTotals(categoryOf(id.split('-')[0] ?? '')))
  const failed = [records, totals].find(({ data, error }) => data === undefined && error)
  const [now] = useState(serverNow)
  const pageViews = pageViewsAt(pageViewsOf(records.data ?? []), id)
  const content = totalsOf(totals.data?.items ?? [], pageViews, id)
  const known: VisitorWithViews[] = visitorsOfContent(people, pageViews, content)
  const list = useLocalPages(known, id)
  if (records.isPending || totals.isPending) return <Page title="访客列表">{WAITING}</Page>
  const failure = failed && <ReadFailure error={failed.error} />
  if (!content)
    return (
      <Page title="访客列表">
        {failure ?? (
          <EmptyState
            picture="empty-list"
            text="没有查到这条内容的浏览"
            action={{ label: '查看全部访客', to: to(paths.customerVisitors, { category: categoryOf('') }) }}
          />
        )}
      </Page>
    )
  const address = contentAddress(content)
  return (
    <Page title="访客列表">
      <Card title={content.title || kindWord(content.contentType)}>
        {content.visitors !== null && content.browsing !== null && (
          <WhenAllRead>
            <p>{`访客 ${content.visitors} 位 · 浏览 ${content.browsing} 次`}</p>
          </WhenAllRead>
        )}
        {address && <Row label={`打开这${content.contentType === 'NEWS' ? '篇文章' : '条内容'}`} to={address} />}
      </Card>
      <InfiniteList
        list={list}
        itemKey={({ visitor }) => visitor.id}
        empty={<EmptyState picture="empty-list" text="看过的人没有留下资料" />}
      >
        {(one) => <VisitorRow known={one} now={now} failed={failed !== undefined} />}
      </InfiniteList>
      {failure}
    </Page>
  )
}
