import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { toCarrierCategory } from '../carrier-links.ts'
import { CarrierPage } from '../components/CarrierPage.tsx'
import { NotInReport } from '../../components/NotInReport.tsx'
import { useReportRef } from '../../hooks/use-report-ref.ts'

/** /parent-page/…/carrier-detail/{category}/{id}/{gene}: one gene of an item (LIT-005). */
export default function CarrierDetailScreen() {
  const params = useScreenParams(paths.carrierDetail)
  const category = toCarrierCategory(params.category)
  const { reportRef, link, isOwn } = useReportRef()
  if (!category) return <NotInReport title="携带者检测" what="分类" />
  return (
    <CarrierPage
      reportRef={reportRef}
      link={link}
      isOwn={isOwn}
      category={category}
      id={params.id}
      gene={params.gene}
    />
  )
}
