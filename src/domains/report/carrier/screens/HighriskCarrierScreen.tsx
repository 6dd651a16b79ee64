import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { toCarrierCategory } from '../carrier-links.ts'
import { CarrierPage } from '../parts/CarrierPage.tsx'
import { isExampleReport } from '../../report-ids.ts'
import { isOwnSource, reportLink } from '../../report-source.ts'
import { ReportPlaceContext } from '../../parts/use-report-place.ts'
import { queryPlace } from '../../report-addresses.ts'
import { ReportPage } from '../../words/parts/ReportPage.tsx'

/** /highrisk-carrier-detail?sampleId&packageId&category&id: an item of carrier detection, with login (decision 85). */
export default function HighriskCarrierScreen() {
  const search = useSearch(paths.highriskCarrier)
  const place = queryPlace(search)
  const category = toCarrierCategory(search.category)
  const id = search.id
  if (!place || !category || !id)
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
    // The address does not contain the report, so its parts are told here whose it is.
    <ReportPlaceContext value={{ place, search }}>
      <CarrierPage
        place={place}
        link={(target) => reportLink(search, target)}
        isOwn={isOwnSource(place) && !isExampleReport(place.sampleId)}
        category={category}
        id={id}
        gene=""
      />
    </ReportPlaceContext>
  )
}
