import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { callFirst, isNew, type VisitorWithViews, visitorName } from '../rules.ts'
import { LastVisit } from './LastVisit.tsx'
import './visitor.css'

export function TodayCalls({ all, now }: { all: readonly VisitorWithViews[]; now: number }) {
  const first = callFirst(all, now)
  if (first.length === 0) return null
  return (
    <Card title="今天先联系">
      {first.map((known) => (
        <div key={known.visitor.id} className="visitor-call">
          <Link className="visitor-call-text" to={to(paths.visitor, { id: known.visitor.id })}>
            <span className="visitor-name">
              <strong>
                <bdi>{visitorName(known.visitor)}</bdi>
              </strong>
              {isNew(known.visitor) && <span className="visitor-new">新到访</span>}
            </span>
            <LastVisit known={known} now={now} />
          </Link>
          <LinkButton kind="plain" href={`tel:${known.visitor.mobile}`} label={`打电话给${visitorName(known.visitor)}`}>
            拨打
          </LinkButton>
        </div>
      ))}
    </Card>
  )
}
