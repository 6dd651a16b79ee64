import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { ReportPage } from '../words/components/ReportPage.tsx'

export function NotInReport({ title, what }: { title: string; what: '分类' | '项目' }) {
  const { reportRef, link } = useReportRef()
  return (
    <ReportPage title={title}>
      <EmptyState
        picture="not-found"
        text={`没有找到这个${what}`}
        action={{ label: '返回报告', to: link(to(paths.report, reportRef)) }}
      />
    </ReportPage>
  )
}
