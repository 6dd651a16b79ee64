import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { linkTarget } from '#/shared/lib/safe/known-address.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { ActivityCenterItem } from '../model.ts'
import { activityCenter } from '../queries.ts'
import '../components/activity.css'

const BANNER_RATIO = 750 / 328

/** An activity without a valid link cannot be tapped. */
function Frame({ url, children }: { url: string; children: ReactNode }) {
  const target = linkTarget(url)
  return target ? (
    <Link className="activity" to={target}>
      {children}
    </Link>
  ) : (
    <div className="activity">{children}</div>
  )
}

function Activity({ item: { title, bannerURL, publishDate, url } }: { item: ActivityCenterItem }) {
  return (
    <Frame url={url}>
      {bannerURL && <SafeImage src={bannerURL} alt="" ratio={BANNER_RATIO} />}
      <span className="activity-text">
        <strong>{title}</strong>
        {publishDate !== null && (
          <span className="muted">
            <time>{formatDate(publishDate, 'chinese')}</time>
          </span>
        )}
      </span>
    </Frame>
  )
}

/** /article-activity-center: activities with banner and date (CONT-002). */
export default function ActivityCenterScreen() {
  const { data } = useSuspenseQuery(activityCenter())
  return (
    <Page title="活动中心">
      {data.items.length === 0 && (
        <EmptyState
          picture="empty-list"
          text="现在没有活动，先看看健康文章吧"
          action={{ label: '看看文章', to: paths.explore }}
        />
      )}
      <CollapsedRows items={data.items} nameOf={({ title, bannerURL }) => title + bannerURL} className="activities">
        {(item) => <Activity item={item} />}
      </CollapsedRows>
    </Page>
  )
}
