import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useReportPlace } from './use-report-place.ts'

/** The address names something that is not in this report. */
export function NotInReport({ title, what }: { title: string; what: '分类' | '项目' }) {
  const { place, link } = useReportPlace()
  return (
    <Page title={title}>
      <EmptyState
        picture="not-found"
        text={`没有找到这个${what}`}
        action={{ label: '返回报告', to: link(to(paths.report, place)) }}
      />
    </Page>
  )
}
