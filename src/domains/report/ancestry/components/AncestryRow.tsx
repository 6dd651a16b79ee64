import { Link } from 'react-router'
import { AncestryIcon } from '#/shared/ui/group-icons.tsx'
import { ChevronRightIcon, LockIcon } from '#/shared/ui/icons.tsx'
import type { AncestryRowView } from '../ancestry-list.ts'
import { lockedTarget } from '../../unlock-rules.ts'
import { ReportText } from '../../words/components/Glossary.tsx'
import { SeverityMark, UnlockingMark } from '../../components/Severity.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import '../../components/item-list.css'
import '../../components/marks.css'

interface AncestryRowProps {
  row: AncestryRowView
  to: string
  packageType: string
  unlocking: boolean
}

/** One ancestry item with its result on one line; a locked item links to the unlock screen (REP-032). */
export function AncestryRow({ row: { name, word, view }, to, packageType, unlocking }: AncestryRowProps) {
  const { locked, isNew, nameEn, verdict } = view
  const { reportRef } = useReportRef()
  const target = locked ? lockedTarget(reportRef, { category: 'ANCESTRY', packageType, unlocking }, to) : to
  return (
    <Link className="item-row" to={target}>
      <span className={`item-icon tone-${locked ? 'locked' : 'plain'}`}>
        {locked ? <LockIcon size={22} /> : <AncestryIcon size={22} />}
      </span>
      <span className="item-text">
        <span className="item-names">
          <strong>{name}</strong>
          {isNew && <em className="badge-new">新</em>}
          {nameEn && (
            <span className="muted" lang="en">
              {nameEn}
            </span>
          )}
        </span>
        {locked && (unlocking ? <UnlockingMark /> : <SeverityMark tone="locked" word="未解锁" />)}
        {!locked && word && (
          <strong className="item-word tone-plain">
            <ReportText text={word} />
          </strong>
        )}
        {verdict && (
          <span className="item-verdict">
            <ReportText text={verdict} />
          </span>
        )}
      </span>
      <ChevronRightIcon size={18} />
    </Link>
  )
}
