import { toCategory } from './report-ids.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { paths } from '#/paths.ts'
import { screen, type ScreenFlags, type ScreenInput } from '#/shared/lib/screen.ts'
import { categoryItems, myReports, reportItem, reportSummary } from './queries.ts'

const placeOf = ({ params }: ScreenInput) => ({
  sampleId: params['sampleId'] ?? '',
  packageId: params['packageId'] ?? '',
})

const itemsStart = (input: ScreenInput) => {
  const category = toCategory(input.params['category'] ?? '')
  return category ? [categoryItems(placeOf(input), category)] : []
}

const report: ScreenFlags = {
  title: '我的报告',
  layout: 'tab',
  keepAlive: true,
  share: true,
  skeleton: 'report',
  data: (input) => [reportSummary(placeOf(input)), ...(input.signedIn ? [myReports(), sampleProgress()] : [])],
}

const category: ScreenFlags = {
  title: '报告分类',
  keepAlive: true,
  skeleton: 'list',
  data: (input) => [...itemsStart(input), reportSummary(placeOf(input))],
}

/** Its shared card shows the name of the topic and the sample report, nothing of the person. */
const item: ScreenFlags = {
  title: '报告详情',
  share: true,
  skeleton: 'detail',
  data: (input) => [reportItem(placeOf(input), input.params['id'] ?? ''), ...itemsStart(input)],
}

const loadReport = () => import('./screens/ReportScreen.tsx')
const loadCategory = () => import('./screens/CategoryScreen.tsx')
const loadItem = () => import('./screens/ItemScreen.tsx')

export const reportRoutes = [
  screen(paths.report, loadReport, report),
  screen(paths.reportOverview, loadReport, report),
  screen(paths.reportAllCategories, () => import('./screens/AllCategoriesScreen.tsx'), {
    title: '全部分类',
    skeleton: 'list',
    data: (input) => [reportSummary(placeOf(input))],
  }),
  screen(paths.reportCommonList, loadCategory, category),
  screen(paths.reportOtherList, loadCategory, category),
  screen(paths.reportDisease, loadItem, item),
  screen(paths.reportDrugOrLifestyle, loadItem, item),
]
