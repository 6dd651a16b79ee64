import { traits } from '../results/categories.ts'
import { type Category } from '../source/report-ids.ts'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { ChevronRightIcon, LockIcon } from '#/shared/ui/icons.tsx'
import { categoryLink, type NextStop } from '../results/detail-rules.ts'

import { UnlockingMark } from './Severity.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import './item.css'

/** Links to the next item or, after the last item, the next category (REP-040, REP-041), and back to the list. */
export function NextFoot({ next, category }: { next: NextStop | null; category: Category }) {
  const { reportRef, link } = useReportRef()
  return (
    <nav className="next-foot" aria-label="继续阅读">
      {next ? (
        <Link className="next-link" to={link(next.to)} replace>
          <span className="muted">{next.kind === 'item' ? '下一项' : '进入下一类'}</span>
          <strong>
            {next.locked && !next.unlocking && <LockIcon size={18} />}
            <span>{next.name}</span>
            {next.locked && !next.unlocking && <span className="sr-only">（未解锁）</span>}
          </strong>
          {next.unlocking && <UnlockingMark />}
          <ChevronRightIcon size={20} />
        </Link>
      ) : (
        <Link className="next-link" to={link(to(paths.report, reportRef))}>
          <span className="muted">全部看完了</span>
          <strong>回到报告概览</strong>
          <ChevronRightIcon size={20} />
        </Link>
      )}
      <Link className="next-list" to={link(categoryLink(reportRef, category))}>
        {`查看全部${traits[category].name}`}
      </Link>
    </nav>
  )
}
