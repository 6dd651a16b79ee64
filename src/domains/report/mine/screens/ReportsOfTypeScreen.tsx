import { useSuspenseQuery } from '@tanstack/react-query'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { ReportRows } from '../components/ReportRows.tsx'
import { geneReports } from '../../queries.ts'
import { exampleReports } from '../../source/report-ids.ts'
import { reportsOfType } from '../report-list-rules.ts'

const { adult, child } = config.sampleReportPackage

/** /report/{type}: the list of reports of a type (LIT-001). A visitor sees a link to the login. */
export default function ReportsOfTypeScreen() {
  const { type } = useScreenParams(paths.reportsOfType)
  const signedIn = useSignedIn()
  const { data: reports } = useSuspenseQuery(geneReports())
  const { title, samples } = reportsOfType(reports.items, type)
  return (
    <Page title={title}>
      {samples.length > 0 ? (
        <ReportRows samples={samples} />
      ) : (
        <EmptyState
          picture="empty-report"
          text={signedIn ? `您还没有${title}` : '登录后可以看到您的报告'}
          action={
            signedIn
              ? { label: '绑定样本', to: paths.bindInput }
              : { label: '登录', to: loginAddress(to(paths.reportsOfType, { type })) }
          }
        />
      )}
      <Card title="示例报告">
        <Row
          wide
          label={exampleReports['DEMO-DEFAULT-ADULT']}
          to={to(paths.report, { sampleId: 'DEMO-DEFAULT-ADULT', packageId: adult })}
        />
        <Row
          wide
          label={exampleReports['DEMO-DEFAULT-CHILD']}
          to={to(paths.report, { sampleId: 'DEMO-DEFAULT-CHILD', packageId: child })}
        />
      </Card>
    </Page>
  )
}
