import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { type VisitorWithViews, isNew, visitorName } from '../rules.ts'
import { LastVisit } from './LastVisit.tsx'
import { VisitorFace } from './VisitorFace.tsx'
import './visitor.css'

interface VisitorRowProps {
  known: VisitorWithViews
  now: number
  /** Set if the page views could not be read. */
  failed: boolean
}

/** One visitor in a list: name, last page view, number and time (VIS-003: new until opened). */
export function VisitorRow({ known, now, failed }: VisitorRowProps) {
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
      <LastVisit known={known} now={now} failed={failed} />
      {visitor.note && <span className="visitor-note">{visitor.note}</span>}
    </Link>
  )
}
