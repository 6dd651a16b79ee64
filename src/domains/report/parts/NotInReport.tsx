import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useReportPlace } from './use-report-place.ts'
import { ReportPage } from '../words/parts/ReportPage.tsx'

/** Shown when the address names a category or an item that this report does not have. */
export function NotInReport({ title, what }: { title: string; what: '分类' | '项目' }) {
  const { place, link } = useReportPlace()
  return (
    <ReportPage title={title}>
      <EmptyState
        picture="not-found"
        text={`没有找到这个${what}`}
        action={{ label: '返回报告', to: link(to(paths.report, place)) }}
      />
    </ReportPage>
  )
}
