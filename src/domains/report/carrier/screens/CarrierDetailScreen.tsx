import { paths } from '#/paths.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { toCarrierCategory } from '../carrier-links.ts'
import { CarrierPage } from '../components/CarrierPage.tsx'
import { NotInReport } from '../../components/NotInReport.tsx'

/** /parent-page/…/carrier-detail/{category}/{id}/{gene}: one gene of an item (LIT-005). */
export default function CarrierDetailScreen() {
  const params = useScreenParams(paths.carrierDetail)
  const category = toCarrierCategory(params.category)
  if (!category) return <NotInReport title="携带者检测" what="分类" />
  return <CarrierPage category={category} id={params.id} gene={params.gene} />
}
