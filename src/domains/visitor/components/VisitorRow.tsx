import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { type VisitorWithViews, isNew, visitorName, visitText } from '../rules.ts'
import { VisitorFace } from './VisitorFace.tsx'
import './visitor.css'

/** One visitor in a list: name, last page view, number and time (VIS-003: new until opened). */
export function VisitorRow({ known, now }: { known: VisitorWithViews; now: number }) {
  const { visitor } = known
  return (
    <Link className="card visitor-row" to={to(paths.visitor, { id: visitor.id })}>
      <VisitorFace visitor={visitor} />
      <span className="visitor-name">
        <strong>
          <bdi>{visitorName(visitor)}</bdi>
        </strong>
        {isNew(visitor) && <span className="visitor-new">新到访</span>}
      </span>
      <span className="visitor-seen">{visitText(known, now)}</span>
      {visitor.note && <span className="visitor-note">{visitor.note}</span>}
    </Link>
  )
}
