import { lazyView } from '#/shared/ui/lazy/lazy-view.ts'
import { paths } from '#/paths.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { MyReports } from '../mine/components/MyReports.tsx'
import { isFamilyView } from '../mine/family-view.ts'

const FamilyGrid = lazyView(() => import('../family/components/FamilyGrid.tsx'))

export default function MyReportScreen() {
  return isFamilyView(useSearch(paths.myReport)) ? <FamilyGrid /> : <MyReports />
}
