import { toCategory } from './source/report-ids.ts'
import { unlockOptions, unlockOrders } from '#/domains/order/queries.ts'
import { toListTab } from '#/domains/order/state/tabs.ts'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { me } from '#/domains/user/queries.ts'
import { type ParamsOf, paths, type SearchOf, to } from '#/paths.ts'
import { defaulted, screen, type ScreenFlags, type ScreenInput } from '#/shared/lib/screen.ts'
import { isOwnSource, type ReportRef, sourceOf } from './source/report-source.ts'
import { isHighRiskSegment, ownReportRef, reportRefOfQuery } from './source/report-addresses.ts'
import { myReports } from './my-reports.ts'
import {
  appendix,
  categoryItems,
  geneReports,
  reportCount,
  reportItem,
  reportsForOrder,
  reportSummary,
} from './queries.ts'
import { awaitReport } from './store.ts'

type InReport = ScreenInput<ParamsOf<typeof paths.report>, SearchOf<typeof paths.report>>
type InCategory = ScreenInput<ParamsOf<typeof paths.reportCommonList>, SearchOf<typeof paths.report>>

const placeOf = ({ params: { sampleId, packageId }, search }: InReport): ReportRef => ({
  sampleId,
  packageId,
  source: sourceOf(search),
})

const voiceStart = (input: InReport) => (input.signedIn && isOwnSource(placeOf(input)) ? [myReports(), me()] : [])

const itemsStart = (input: InCategory) => {
  const category = toCategory(input.params.category)
  return category ? [categoryItems(placeOf(input), category)] : []
}

const report: ScreenFlags<InReport['params'], InReport['search']> = {
  title: '我的报告',
  layout: 'tab',
  keepAlive: true,
  share: true,
  personal: true,
  skeleton: 'report',
  next: [paths.reportCommonList],
  onEnter: ({ params, signedIn }) => awaitReport(params.sampleId, signedIn),
  data: (input) => [
    reportSummary(placeOf(input)),
    ...(input.signedIn && isOwnSource(placeOf(input)) ? [myReports(), sampleProgress()] : []),
  ],
}

const category: ScreenFlags<InCategory['params'], InCategory['search']> = {
  title: '报告分类',
  personal: true,
  keepAlive: true,
  skeleton: 'list',
  next: [paths.reportDisease],
  data: (input) => [...itemsStart(input), reportSummary(placeOf(input)), ...voiceStart(input)],
}

/** The share card of an item opens the sample report and contains nothing personal. */
const item: ScreenFlags<ParamsOf<typeof paths.reportDisease>, InReport['search']> = {
  title: '报告详情',
  personal: true,
  share: true,
  skeleton: 'detail',
  data: (input) => [reportItem(placeOf(input), input.params.id), ...itemsStart(input), ...voiceStart(input)],
}

const loadReport = () => import('./screens/ReportScreen.tsx')
const loadCategory = () => import('./screens/CategoryScreen.tsx')
const loadItem = () => import('./screens/ItemScreen.tsx')

const deblocking: ScreenFlags<unknown, SearchOf<typeof paths.categoryDeblocking>> = {
  title: '解锁报告',
  personal: true,
  login: true,
  skeleton: 'detail',
  data: ({ search: { sampleId, packageId, category } }) =>
    sampleId && packageId
      ? [reportSummary({ sampleId, packageId }), unlockOptions({ sampleId, packageId, category }), unlockOrders()]
      : [],
}

const loadDeblocking = () => import('./unlock/screens/DeblockingScreen.tsx')
/** Summaries, levels, carriers, appendices and the letter have no share cards of their own. */
const listRoutes = [
  screen(paths.reportSummarize, () => import('./screens/SummarizeScreen.tsx'), {
    title: '检测小结',
    personal: true,
    skeleton: 'list',
    data: (input) => [reportSummary(placeOf(input))],
  }),
  screen(paths.reportDetections, () => import('./screens/DetectionsScreen.tsx'), {
    title: '报告分类',
    personal: true,
    keepAlive: true,
    skeleton: 'list',
    data: itemsStart,
  }),
  screen(paths.carrierSummarize, () => import('./carrier/screens/CarrierSummaryScreen.tsx'), {
    title: '携带者检测',
    personal: true,
    skeleton: 'list',
    data: (input) => [reportSummary(placeOf(input)), ...voiceStart(input)],
  }),
  screen(paths.carrierHighRisk, () => import('./carrier/screens/HighRiskScreen.tsx'), {
    title: '检出变异的项目',
    personal: true,
    keepAlive: true,
    skeleton: 'list',
    data: (input) => (isHighRiskSegment(input.params.highRisk) ? itemsStart(input) : []),
  }),
  screen(paths.carrierDetail, () => import('./carrier/screens/CarrierDetailScreen.tsx'), {
    title: '携带者检测',
    personal: true,
    skeleton: 'detail',
    data: (input) => [reportItem(placeOf(input), input.params.id), ...voiceStart(input)],
  }),
  screen(paths.geneticAppendix, () => import('./appendix/screens/GeneticAppendixScreen.tsx'), {
    title: '遗传疾病附录',
    personal: true,
    skeleton: 'list',
    data: ({ params }) => [appendix('genetic', params.basePackageId)],
  }),
  screen(paths.rareAppendix, () => import('./appendix/screens/RareAppendixScreen.tsx'), {
    title: '罕见疾病附录',
    personal: true,
    skeleton: 'list',
    data: ({ params }) => [appendix('rare', params.basePackageId)],
  }),
  screen(paths.letterToParents, () => import('./letter/screens/LetterScreen.tsx'), {
    title: '给父母的一封信',
    personal: true,
    skeleton: 'detail',
    data: (input) => [reportSummary(placeOf(input))],
  }),
  screen(paths.highriskCarrier, () => import('./carrier/screens/HighriskCarrierScreen.tsx'), {
    title: '携带者检测',
    personal: true,
    login: true,
    skeleton: 'detail',
    data: ({ search }) => {
      const reportRef = reportRefOfQuery(search)
      return reportRef ? [reportItem(reportRef, search.id ?? '')] : []
    },
  }),
  defaulted(paths.reportsOfTypeDefault, to(paths.reportsOfType, { type: 'gene' }), { title: '基因检测报告' }),
  screen(paths.reportsOfType, () => import('./mine/screens/ReportsOfTypeScreen.tsx'), {
    title: '基因检测报告',
    personal: true,
    skeleton: 'list',
    data: () => [geneReports()],
  }),
  screen(paths.orderReport, () => import('./mine/screens/OrderReportScreen.tsx'), {
    title: '订单报告',
    personal: true,
    login: true,
    skeleton: 'list',
    data: ({ search }) => {
      const id = search.orderId
      return [id ? reportsForOrder(id) : myReports()]
    },
  }),
  screen(paths.myReport, () => import('./screens/MyReportScreen.tsx'), {
    title: '我的报告',
    personal: true,
    login: true,
    skeleton: 'list',
    next: [paths.report],
    data: ({ search }) => {
      if (search.view) return [myReports()]
      const tab = toListTab(search.status)
      return [myReports(tab === 'ALL' ? undefined : tab), reportCount('ALL')]
    },
  }),
]

export const routes = [
  screen(paths.report, loadReport, report),
  screen(paths.reportOverview, loadReport, report),
  screen(paths.reportAllCategories, () => import('./screens/AllCategoriesScreen.tsx'), {
    title: '全部分类',
    personal: true,
    keepAlive: true,
    skeleton: 'list',
    data: (input) => [reportSummary(placeOf(input))],
  }),
  screen(paths.reportCommonList, loadCategory, category),
  screen(paths.reportOtherList, loadCategory, category),
  screen(paths.ancestryList, () => import('./ancestry/screens/AncestryListScreen.tsx'), {
    ...category,
    title: '祖源分析',
  }),
  screen(paths.ancestryComposition, () => import('./ancestry/screens/AncestryCompositionScreen.tsx'), {
    ...item,
    title: '祖源成分',
  }),
  screen(paths.ancestryFather, () => import('./ancestry/screens/AncestryFatherScreen.tsx'), {
    ...item,
    title: '父系单倍群',
  }),
  screen(paths.ancestryMother, () => import('./ancestry/screens/AncestryMotherScreen.tsx'), {
    ...item,
    title: '母系单倍群',
  }),
  screen(paths.ancestryNeanderthal, () => import('./ancestry/screens/AncestryNeanderthalScreen.tsx'), {
    ...item,
    title: '尼安德特人比例',
  }),
  screen(paths.reportDisease, loadItem, item),
  screen(paths.reportDrugOrLifestyle, loadItem, item),
  screen(paths.categoryDeblocking, loadDeblocking, deblocking),
  screen(paths.shareReport, () => import('./share/screens/ShareReportScreen.tsx'), {
    title: '分享的报告',
    personal: true,
    share: true,
    skeleton: 'report',
    data: ({ params }) => {
      const source = { kind: 'code', sharingCode: params.sharingCode } as const
      return [reportSummary({ sampleId: params.sampleId, packageId: '', source })]
    },
  }),
  screen(paths.sharePoster, () => import('./share/screens/SharePosterScreen.tsx'), {
    title: '分享报告',
    personal: true,
    login: true,
    share: 'own',
    skeleton: 'form',
    data: ({ search }) => {
      const reportRef = ownReportRef(search)
      return [reportRef ? reportSummary(reportRef) : myReports()]
    },
  }),
  screen(paths.childDeblocking, loadDeblocking, { ...deblocking, title: '解锁儿童报告' }),
  ...listRoutes,
]
