import { Link } from 'react-router'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { dayLabel } from '#/shared/lib/time/calendar.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { contentAddress, kindWord, timeline, timeText } from '../rules.ts'
import type { PageView } from '../statistics.ts'
import './visitor.css'

interface VisitTimelineProps {
  pageViews: readonly PageView[]
  visitorId: string
  now: number
}

export function VisitTimeline({ pageViews, visitorId, now }: VisitTimelineProps) {
  const days = timeline(pageViews, visitorId)
  if (days.length === 0)
    return (
      <Card title="浏览记录">
        <WhenAllRead>
          <p className="muted">没有查到能列出的浏览。对方打开您分享的内容后，会出现在这里。</p>
        </WhenAllRead>
      </Card>
    )
  return (
    <Card title="浏览记录">
      <CollapsedList items={days}>
        {(shown) =>
          shown.map(({ day, visits }) => (
            <div key={day} className="visitor-day">
              <h3>{dayLabel(day)}</h3>
              <ul>
                {visits.map(({ pageView, times }) => {
                  const address = contentAddress(pageView)
                  const title = pageView.title || kindWord(pageView.contentType)
                  return (
                    <li key={`${pageView.contentType} ${pageView.contentId}`} className="visitor-visit">
                      {address ? <Link to={address}>{title}</Link> : <span>{title}</span>}
                      <span>
                        {`${kindWord(pageView.contentType)} · 看了 ${times} 次 · ${times > 1 ? '最近一次 ' : ''}${timeText(pageView.time, now)}`}
                      </span>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))
        }
      </CollapsedList>
    </Card>
  )
}
