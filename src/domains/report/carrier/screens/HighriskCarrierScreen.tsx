import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { toCarrierCategory } from '../carrier-links.ts'
import { CarrierPage } from '../components/CarrierPage.tsx'
import { ReportRefContext } from '../../hooks/use-report-ref.ts'
import { reportRefOfQuery } from '../../source/report-addresses.ts'
import { ReportPage } from '../../words/components/ReportPage.tsx'

/** /highrisk-carrier-detail?sampleId&packageId&category&id: an item of carrier detection, with login (decision 85). */
export default function HighriskCarrierScreen() {
  const search = useSearch(paths.highriskCarrier)
  const reportRef = reportRefOfQuery(search)
  const category = toCarrierCategory(search.category)
  const id = search.id
  if (!reportRef || !category || !id)
    return (
      <ReportPage title="携带者检测">
        <EmptyState
          picture="not-found"
          text="没有找到要查看的结果"
          action={{ label: '查看我的报告', to: paths.myReport }}
        />
      </ReportPage>
    )
  return (
    // The report is not part of the path, so the context provides it to the components.
    <ReportRefContext value={{ reportRef }}>
      <CarrierPage category={category} id={id} gene="" />
    </ReportRefContext>
  )
}
