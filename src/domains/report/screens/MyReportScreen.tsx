import { lateView } from '#/shared/ui/late/late-view.ts'
import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { MyReports } from '../mine/components/MyReports.tsx'
import { isFamilyView } from '../mine/family-view.ts'

const FamilyGrid = lateView(() => import('../family/components/FamilyGrid.tsx'))

export default function MyReportScreen() {
  return isFamilyView(useSearch(paths.myReport)) ? <FamilyGrid /> : <MyReports />
}
