import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { ReportIcon } from '#/shared/ui/shell-icons.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { reportKind } from '../../results/detail-rules.ts'
import type { ReportSample } from '../../model.ts'
import { customerName, reportKey } from '../../source/report-ids.ts'
import { pointerOf } from '../../store.ts'
import '../../components/marks.css'
import '../../components/item-list.css'

export function ReportRows({ samples }: { samples: readonly ReportSample[] }) {
  return (
    <CollapsedRows items={samples} nameOf={reportKey} className="item-list group-list" label="报告">
      {(sample) => {
        const date = sample.reportLastUpdateTime
        return (
          <Link className="item-row" to={to(paths.report, pointerOf(sample))}>
            <span className="item-icon tone-plain">
              <ReportIcon size={22} />
            </span>
            <span className="item-text">
              <strong>{customerName(sample) || '我的报告'}</strong>
              <span className="muted">
                {`${reportKind(sample)}${date === null ? '' : ` · 更新于 ${formatDate(date, 'chinese')}`}`}
              </span>
            </span>
            <ChevronRightIcon size={18} />
          </Link>
        )
      }}
    </CollapsedRows>
  )
}
