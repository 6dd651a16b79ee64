/** The site map: every address of the app, once. `to` makes links; rows of the route table refer to these patterns. */
export const paths = {
  root: '/',
  home: '/Home',
  homeTab: '/Home/:tab',
  me: '/Me',
  redirect: '/redirect',
  activity: '/activity/*',

  login: '/login',
  invitationLogin: '/invitation-login',
  authStart: '/auth-start',
  invitationRegister: '/invitation-register',
  medicalRegister: '/medical-register',
  userAgreement: '/user-register-agreement',
  privacy: '/privacy-clause',
  partnerAgreement: '/shared-economy-partner-agreement',

  counselorCode: '/get-code-pay-counselor',
  personalReservation: '/personal-reservation-form',

  mall: '/commodity',
  goodsShare: '/commodity-search/goods-share',
  goodsSearchDefault: '/commodity-search',
  goodsSearch: '/commodity-search/:type',
  goods: '/commodity-detail/:id',
  goodsOfType: '/commodity-detail/:id/:type',

  orderInfo: '/order-info/:id',
  orderInfoOfType: '/order-info/:id/:type',
  addressNew: '/order-create-receiving-address-form',
  addressEdit: '/order-create-receiving-address-form/:addressId',
  cashier: '/order-pay-detail',
  alipay: '/alipay',
  alipayed: '/alipayed',
  payed: '/commodity-cbsct-payed/:orderId',
  paymentBeself: '/payment-beself/:orderId',
  orderDetail: '/order-detail/:id',
  myOrderDefault: '/my-order',
  myOrder: '/my-order/:status',
  orderInvoice: '/order-invoice',
  invoiceForm: '/create-invoice-form',
  myInvoices: '/my-invoices',
  emailFill: '/email-fill',
  orderContract: '/order-contract',
  orderContractPay: '/order-contract-pay',
  orderPayInput: '/order-pay-input',
  contractList: '/contract-list',
  orderList: '/order-list',
  orderReport: '/order-report',
  orderSchedule: '/order-schedule/:id',
  orderScheduleCard: '/order-schedule/:id/schedule-card',
  orderScheduleDetail: '/order-schedule/:id/schedule-detail',

  myCouponDefault: '/my-coupon',
  myCoupon: '/my-coupon/:status',
  couponReceive: '/my-coupon/:status/:isReceive/:id',
  couponRead: '/my-coupon-read',
  couponGoods: '/coupons-commodity-list/:id',
  couponGoodsSearch: '/coupons-commodity-search/:couponsId/:type',
  orderCoupons: '/order-coupons-list',

  merchantTicket: '/merchant-ticket',
  lottery: '/lottery/:id',
  raffles: '/raffle-lists',
  bonuses: '/bonus-lists',

  myMain: '/my-main',
  mySetting: '/my-setting',
  mySign: '/my-sign',

  integralMall: '/integral-mall',
  integralGoods: '/integral-goods-detail/:id',
  integralTasks: '/integral-list',
  integralLog: '/integral-detail-list',
  conversionRecords: '/conversion-record',
  conversionDetail: '/conversion-record-detail/:id',
  loginTask: '/login-task',

  bindInput: '/bind-sampleid-input-view',
  bindFirst: '/bind-first-step/:sampleId/:packageName',
  bindSecond: '/bind-second-step/:sampleId/:packageName/:patientId',
  bindThird: '/bind-third-step/:sampleId/:packageName/:patientId',
  toothSelect: '/bind-tooth-source-select',
  toothInput: '/bind-tooth-source/:mallOrderId',
  toothFirst: '/bind-tooth-source-first/:mallOrderId/:sampleId/:packageName',
  toothSecond: '/bind-tooth-source-second/:mallOrderId/:sampleId/:packageName/:patientId',
  toothThird: '/bind-tooth-source-third/:mallOrderId/:sampleId/:packageName/:patientId',
  addSample: '/add-sample/:id',
  contractBinding: '/my-contract-binding',
  myBinding: '/my-binding',
  patientForm: '/add-patient/:id',
  patientSelector: '/pt-contacts-selector',

  healthRecordsDefault: '/health-records',
  healthRecords: '/health-records/:type',
  healthDetail: '/health-detail/:id',
  healthNew: '/health-form',
  healthEdit: '/health-form/:id',

  report: '/parent-page/:sampleId/:packageId',
  reportOverview: '/parent-page/:sampleId/:packageId/report/:type',
  reportAllCategories: '/parent-page/:sampleId/:packageId/all-category-list',
  reportCommonList: '/parent-page/:sampleId/:packageId/common-disease-list/:category',
  reportOtherList: '/parent-page/:sampleId/:packageId/other-category-list/:category/:categoryName',
  ancestryList: '/parent-page/:sampleId/:packageId/ancestry-list/:category/:categoryName',
  ancestryComposition: '/parent-page/:sampleId/:packageId/ancestry-composition-detail/:category/:id',
  ancestryFather: '/parent-page/:sampleId/:packageId/ancestry-father-detail/:category/:id',
  ancestryMother: '/parent-page/:sampleId/:packageId/ancestry-mother-detail/:category/:id',
  ancestryNeanderthal: '/parent-page/:sampleId/:packageId/ancestry-neanderthal-detail/:category/:id',
  reportDisease: '/parent-page/:sampleId/:packageId/disease-detail/:category/:id',
  reportDrugOrLifestyle: '/parent-page/:sampleId/:packageId/medicine-lifestyle-detail/:category/:id',
  categoryDeblocking: '/category-deblocking',
  childDeblocking: '/child-deblocking',
  shareReport: '/share-report/:sampleId/:sharingCode',
  sharePoster: '/general-share-poster',
  reportSummarize: '/parent-page/:sampleId/:packageId/common-disease-summarize/:child',
  reportDetections: '/parent-page/:sampleId/:packageId/common-disease-detection-list/:parentName/:category',
  carrierSummarize: '/parent-page/:sampleId/:packageId/carrier-detection-summarize/:category',
  carrierHighRisk: '/parent-page/:sampleId/:packageId/:highRisk/:category',
  carrierDetail: '/parent-page/:sampleId/:packageId/carrier-detail/:category/:id/:gene',
  geneticAppendix: '/parent-page/:sampleId/:packageId/genetic-diseases-appendix/:basePackageId',
  rareAppendix: '/parent-page/:sampleId/:packageId/rare-diseases-appendix/:basePackageId',
  letterToParents: '/parent-page/:sampleId/:packageId/letter-to-parents',
  highriskCarrier: '/highrisk-carrier-detail',
  reportsOfTypeDefault: '/report',
  reportsOfType: '/report/:type',
  myReport: '/my-report',
  pdfView: '/pdf-view',
} as const

export type Path = (typeof paths)[keyof typeof paths]

type Keys<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | Keys<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never

export type ParamsOf<P extends string> = { [K in Keys<P>]: string }

type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Fills a pattern; values are encoded, empty query values left out. */
export function to<P extends Path>(
  pattern: P,
  ...[params, query]: [Keys<P>] extends [never]
    ? [params?: Record<string, never>, query?: Query]
    : [params: ParamsOf<P>, query?: Query]
): string {
  const values = (params ?? {}) as Record<string, string>
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
