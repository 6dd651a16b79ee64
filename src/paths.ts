/** The site map: every address of the app, once. Links are made with `to`, rows of the route table name these. */
export const paths = {
  root: '/',
  home: '/Home',
  homeTab: '/Home/:tab',
  me: '/Me',
  redirect: '/redirect',
  activity: '/activity/*',

  login: '/login',
  userAgreement: '/user-register-agreement',
  privacy: '/privacy-clause',

  goods: '/commodity-detail/:id',
  goodsOfType: '/commodity-detail/:id/:type',

  orderInfo: '/order-info/:id',
  orderInfoOfType: '/order-info/:id/:type',
  addressNew: '/order-create-receiving-address-form',
  addressEdit: '/order-create-receiving-address-form/:addressId',
  cashier: '/order-pay-detail',
  orderDetail: '/order-detail/:id',
  myOrder: '/my-order/:status',

  myMain: '/my-main',
  mySetting: '/my-setting',

  bindInput: '/bind-sampleid-input-view',
  bindFirst: '/bind-first-step/:sampleId/:packageName',
  bindSecond: '/bind-second-step/:sampleId/:packageName/:patientId',
  bindThird: '/bind-third-step/:sampleId/:packageName/:patientId',
  myBinding: '/my-binding',
  patientForm: '/add-patient/:id',

  report: '/parent-page/:sampleId/:packageId',
  reportOverview: '/parent-page/:sampleId/:packageId/report/:type',
  reportAllCategories: '/parent-page/:sampleId/:packageId/all-category-list',
  reportCommonList: '/parent-page/:sampleId/:packageId/common-disease-list/:category',
  reportOtherList: '/parent-page/:sampleId/:packageId/other-category-list/:category/:categoryName',
  reportDisease: '/parent-page/:sampleId/:packageId/disease-detail/:category/:id',
  reportDrugOrLifestyle: '/parent-page/:sampleId/:packageId/medicine-lifestyle-detail/:category/:id',
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
