import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { toCarrierCategory } from '../carrier-links.ts'
import { CarrierPage } from '../parts/CarrierPage.tsx'
import { NotInReport } from '../../parts/NotInReport.tsx'
import { useReportPlace } from '../../parts/use-report-place.ts'

/** /parent-page/…/carrier-detail/{category}/{id}/{gene}: one gene of an item (LIT-005). */
export default function CarrierDetailScreen() {
  const params = useScreenParams(paths.carrierDetail)
  const category = toCarrierCategory(params.category)
  const { place, link, isOwn } = useReportPlace()
  if (!category) return <NotInReport title="携带者检测" what="分类" />
  return <CarrierPage place={place} link={link} isOwn={isOwn} category={category} id={params.id} gene={params.gene} />
}
