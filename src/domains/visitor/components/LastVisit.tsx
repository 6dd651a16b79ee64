import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { type VisitorWithViews, visitText } from '../rules.ts'
import './visitor.css'

interface LastVisitProps {
  known: VisitorWithViews
  now: number
  /** Set if the page views could not be read: that none is known then says nothing. */
  failed?: boolean
}

/** The line about the last visit of a visitor. */
export const LastVisit = ({ known, now, failed = false }: LastVisitProps) => (
  <span className="visitor-seen">
    <WhenAllRead otherwise={visitText(known, now, false)}>
      {visitText(known, now) || (!failed && '没有查到浏览记录')}
    </WhenAllRead>
  </span>
)
