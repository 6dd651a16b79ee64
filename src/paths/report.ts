import { textOrNull, text } from '#/shared/lib/address.ts'

/** The owner of the report, when it is not the reader's own (report-source.ts). */
const source = {
  jobId: textOrNull,
  agentId: textOrNull,
  labCode: textOrNull,
  sharingCode: textOrNull,
  friend: textOrNull,
  view: textOrNull,
}

const unlocking = { sampleId: text, packageId: text, category: text, chineseName: text }

export const reportPaths = {
  orderReport: ['/order-report', { orderId: textOrNull }],
  report: ['/parent-page/:sampleId/:packageId', source],
  reportOverview: ['/parent-page/:sampleId/:packageId/report/:type', source],
  reportAllCategories: ['/parent-page/:sampleId/:packageId/all-category-list', source],
  reportCommonList: ['/parent-page/:sampleId/:packageId/common-disease-list/:category', source],
  reportOtherList: ['/parent-page/:sampleId/:packageId/other-category-list/:category/:categoryName', source],
  ancestryList: ['/parent-page/:sampleId/:packageId/ancestry-list/:category/:categoryName', source],
  ancestryComposition: ['/parent-page/:sampleId/:packageId/ancestry-composition-detail/:category/:id', source],
  ancestryFather: ['/parent-page/:sampleId/:packageId/ancestry-father-detail/:category/:id', source],
  ancestryMother: ['/parent-page/:sampleId/:packageId/ancestry-mother-detail/:category/:id', source],
  ancestryNeanderthal: ['/parent-page/:sampleId/:packageId/ancestry-neanderthal-detail/:category/:id', source],
  reportDisease: ['/parent-page/:sampleId/:packageId/disease-detail/:category/:id', source],
  reportDrugOrLifestyle: ['/parent-page/:sampleId/:packageId/medicine-lifestyle-detail/:category/:id', source],
  categoryDeblocking: ['/category-deblocking', unlocking],
  childDeblocking: ['/child-deblocking', unlocking],
  shareReport: ['/share-report/:sampleId/:sharingCode', source],
  sharePoster: ['/general-share-poster', { sampleId: textOrNull, packageId: textOrNull }],
  reportSummarize: ['/parent-page/:sampleId/:packageId/common-disease-summarize/:child', source],
  reportDetections: ['/parent-page/:sampleId/:packageId/common-disease-detection-list/:parentName/:category', source],
  carrierSummarize: ['/parent-page/:sampleId/:packageId/carrier-detection-summarize/:category', source],
  carrierHighRisk: ['/parent-page/:sampleId/:packageId/:highRisk/:category', source],
  carrierDetail: ['/parent-page/:sampleId/:packageId/carrier-detail/:category/:id/:gene', source],
  geneticAppendix: ['/parent-page/:sampleId/:packageId/genetic-diseases-appendix/:basePackageId', source],
  rareAppendix: ['/parent-page/:sampleId/:packageId/rare-diseases-appendix/:basePackageId', source],
  letterToParents: ['/parent-page/:sampleId/:packageId/letter-to-parents', source],
  highriskCarrier: [
    '/highrisk-carrier-detail',
    { ...source, sampleId: textOrNull, packageId: textOrNull, category: text, id: textOrNull },
  ],
  reportsOfTypeDefault: '/report',
  reportsOfType: '/report/:type',
  myReport: ['/my-report', { status: textOrNull, view: textOrNull }],
} as const
