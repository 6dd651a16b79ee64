import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { paths, to } from '#/paths.ts'
import { runMutation } from '#/shared/api/mutation.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { ReadFailure } from '#/shared/ui/lazy/read-failure.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { LastVisit } from '../components/LastVisit.tsx'
import { MaskedNumber } from '../components/MaskedNumber.tsx'
import { NextAction } from '../components/NextAction.tsx'
import { VisitorFace } from '../components/VisitorFace.tsx'
import { VisitTimeline } from '../components/VisitTimeline.tsx'
import { browseRecords, visitors } from '../queries.ts'
import { categoryOf, isNew, type VisitorWithViews, knownVisitors, pageViewsOf, visitorName } from '../rules.ts'
import type { PageView } from '../statistics.ts'
import { readVisitor } from '../mutations.ts'
import '../components/visitor.css'

/** VIS-003: marks the visitor as read on opening. If this fails, the list still marks the visitor as new. */
function useRead(id: string, unread: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (unread) runMutation(client, readVisitor, { query: { id } }).catch(() => undefined)
  }, [client, id, unread])
}

interface VisitorDetailsProps {
  known: VisitorWithViews
  pageViews: readonly PageView[]
  /** Set while the page views are loading or could not be read; no sentence about page views is then shown. */
  notReady: ReactNode
}

function VisitorDetails({ known, pageViews, notReady }: VisitorDetailsProps) {
  const { visitor } = known
  const [now] = useState(serverNow)
  useRead(visitor.id, isNew(visitor))
  return (
    <>
      <Card>
        <div className="visitor-row">
          <VisitorFace visitor={visitor} />
          <h2 className="visitor-name">
            <bdi>{visitorName(visitor)}</bdi>
          </h2>
          {!notReady && <LastVisit known={known} now={now} />}
        </div>
        <MaskedNumber mobile={visitor.mobile} />
        <Row label="备注" value={visitor.note || '还没有备注'} />
        <div className="visitor-change">
          <LinkButton kind="plain" block to={to(paths.visitorEdit, { id: visitor.id })}>
            改称呼、手机号和备注
          </LinkButton>
        </div>
      </Card>
      {notReady ?? (
        <>
          <WhenAllRead>
            <NextAction known={known} now={now} />
          </WhenAllRead>
          <VisitTimeline pageViews={pageViews} visitorId={visitor.id} now={now} />
        </>
      )}
    </>
  )
}

/** /visitors-details/{id}: one visitor with the next step and the page views (VIS-003). */
export default function VisitorScreen() {
  const { id } = useScreenParams(paths.visitor)
  const { data: people } = useSuspenseQuery(visitors())
  const { data: records, isPending, error } = useQuery(browseRecords())
  const pageViews = pageViewsOf(records ?? [])
  const failed = records === undefined && error ? <ReadFailure error={error} /> : null
  const notReady = isPending ? <ScreenSkeleton kind="list" /> : failed
  const known = knownVisitors(people, pageViews).find(({ visitor }) => visitor.id === id)
  return (
    <Page title="访客详情">
      {known && <VisitorDetails key={id} known={known} pageViews={pageViews} notReady={notReady} />}
      {!known &&
        (notReady ?? (
          <EmptyState
            picture="not-found"
            text="没有找到这位访客"
            action={{ label: '查看全部访客', to: to(paths.customerVisitors, { category: categoryOf('') }) }}
          />
        ))}
    </Page>
  )
}
