import { traits } from '../../results/categories.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ancestryRows } from '../ancestry-list.ts'
import { categoryLink, itemLink } from '../../results/detail-rules.ts'
import { AncestryRow } from '../components/AncestryRow.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { CategoryLock } from '../../components/LockCard.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { useUnlockJob } from '../../hooks/use-unlock-job.ts'
import { categoryItems } from '../../queries.ts'
import { isOwnSource } from '../../source/report-source.ts'
import { toCategory } from '../../source/report-ids.ts'
import { useVoice } from '../../words/hooks/use-voice.ts'
import { NotInReport } from '../../components/NotInReport.tsx'
import { ReportPage } from '../../words/components/ReportPage.tsx'
import '../../components/item-list.css'

function Items() {
  const { reportRef, link } = useReportRef()
  const { who } = useVoice()
  const { data: reply } = useSuspenseQuery(categoryItems(reportRef, 'ANCESTRY'))
  const { unlocking } = useUnlockJob('ANCESTRY')
  const own = isOwnSource(reportRef)
  // Other readers do not see locked items, which only the owner can unlock.
  const rows = ancestryRows(reply.results, who).filter(({ view }) => own || !view.locked)
  if (rows.length === 0) return <EmptyState picture="empty-list" text="这个分类里没有可以看的项目" />
  return (
    <>
      <CategoryLock items={rows.map(({ view }) => view)} category="ANCESTRY" packageType={reply.reportPackageType} />
      <ul className="item-list">
        {rows.map((row) => (
          <li key={row.view.id}>
            <AncestryRow
              row={row}
              packageType={reply.reportPackageType}
              unlocking={unlocking}
              to={link(itemLink(reportRef, 'ANCESTRY', row.view.id, row.type ?? ''))}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export default function AncestryListScreen() {
  const { reportRef, link } = useReportRef()
  const params = useScreenParams(paths.ancestryList)
  const category = toCategory(params.category)
  if (category && category !== 'ANCESTRY') return <Navigate to={link(categoryLink(reportRef, category))} replace />
  if (!category) return <NotInReport title="祖源分析" what="分类" />
  return (
    <ReportPage title={params.categoryName || traits[category].name}>
      <Items />
      <Disclaimer />
    </ReportPage>
  )
}
