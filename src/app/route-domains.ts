import type { ScreenRow } from '#/shared/lib/screen.ts'

type Rows = readonly ScreenRow[]

/** The screens of each domain, loaded when one of its addresses is first opened. */
const load = {
  address: () => import('#/domains/address/routes.ts').then(({ addressRoutes }): Rows => addressRoutes),
  contract: () => import('#/domains/contract/routes.ts').then(({ contractRoutes }): Rows => contractRoutes),
  invoice: () => import('#/domains/invoice/routes.ts').then(({ invoiceRoutes }): Rows => invoiceRoutes),
  counselor: () => import('#/domains/counselor/routes.ts').then(({ counselorRoutes }): Rows => counselorRoutes),
  coupon: () => import('#/domains/coupon/routes.ts').then(({ couponRoutes }): Rows => couponRoutes),
  health: () => import('#/domains/health/routes.ts').then(({ healthRoutes }): Rows => healthRoutes),
  home: () => import('#/domains/home/routes.ts').then(({ homeRoutes }): Rows => homeRoutes),
  mall: () => import('#/domains/mall/routes.ts').then(({ mallRoutes }): Rows => mallRoutes),
  member: () => import('#/domains/member/routes.ts').then(({ memberRoutes }): Rows => memberRoutes),
  order: () => import('#/domains/order/routes.ts').then(({ orderRoutes }): Rows => orderRoutes),
  patient: () => import('#/domains/patient/routes.ts').then(({ patientRoutes }): Rows => patientRoutes),
  payment: () => import('#/domains/payment/routes.ts').then(({ paymentRoutes }): Rows => paymentRoutes),
  pdf: () => import('#/domains/pdf/routes.ts').then(({ pdfRoutes }): Rows => pdfRoutes),
  points: () => import('#/domains/points/routes.ts').then(({ pointsRoutes }): Rows => pointsRoutes),
  report: () => import('#/domains/report/routes.ts').then(({ reportRoutes }): Rows => reportRoutes),
  reservation: () => import('#/domains/reservation/routes.ts').then(({ reservationRoutes }): Rows => reservationRoutes),
  sample: () => import('#/domains/sample/routes.ts').then(({ sampleRoutes }): Rows => sampleRoutes),
  session: () => import('#/domains/session/routes.ts').then(({ sessionRoutes }): Rows => sessionRoutes),
  ticket: () => import('#/domains/ticket/routes.ts').then(({ ticketRoutes }): Rows => ticketRoutes),
}

export type RouteDomain = keyof typeof load

/** The first segments of each domain's addresses. */
const segments: Record<RouteDomain, readonly string[]> = {
  address: ['order-create-receiving-address-form'],
  contract: ['contract-list', 'order-contract', 'order-contract-pay', 'my-contract-binding'],
  invoice: ['order-invoice', 'create-invoice-form', 'my-invoices', 'email-fill'],
  counselor: ['get-code-pay-counselor'],
  coupon: ['my-coupon', 'my-coupon-read'],
  health: ['health-records', 'health-detail', 'health-form'],
  home: ['Home'],
  mall: ['commodity', 'commodity-search', 'commodity-detail', 'coupons-commodity-list', 'coupons-commodity-search'],
  member: ['my-main', 'my-setting'],
  order: ['order-info', 'order-coupons-list', 'order-detail', 'my-order', 'order-list', 'order-schedule'],
  patient: ['add-patient', 'pt-contacts-selector'],
  payment: ['order-pay-detail', 'alipay', 'alipayed', 'commodity-cbsct-payed', 'order-pay-input', 'payment-beself'],
  points: [
    'integral-mall',
    'integral-goods-detail',
    'integral-list',
    'integral-detail-list',
    'conversion-record',
    'conversion-record-detail',
    'my-sign',
    'login-task',
  ],
  report: [
    'parent-page',
    'report',
    'my-report',
    'order-report',
    'highrisk-carrier-detail',
    'category-deblocking',
    'child-deblocking',
    'share-report',
    'general-share-poster',
  ],
  pdf: ['pdf-view'],
  reservation: ['personal-reservation-form'],
  sample: [
    'bind-sampleid-input-view',
    'bind-first-step',
    'bind-second-step',
    'bind-third-step',
    'bind-tooth-source-select',
    'bind-tooth-source',
    'bind-tooth-source-first',
    'bind-tooth-source-second',
    'bind-tooth-source-third',
    'add-sample',
    'my-binding',
  ],
  session: [
    'login',
    'invitation-login',
    'auth-start',
    'invitation-register',
    'medical-register',
    'user-register-agreement',
    'privacy-clause',
    'shared-economy-partner-agreement',
  ],
  ticket: ['merchant-ticket', 'lottery', 'raffle-lists', 'bonus-lists'],
}

const owners = new Map(
  (Object.keys(segments) as RouteDomain[]).flatMap((domain) =>
    segments[domain].map((segment) => [segment.toLowerCase(), domain] as const),
  ),
)

/** The domain of an address; null for redirects and unknown addresses. */
export const domainOf = (pathname: string): RouteDomain | null =>
  owners.get((pathname.split('/')[1] ?? '').toLowerCase()) ?? null

export const rowsOf = (domain: RouteDomain): Promise<Rows> => load[domain]()

/** Every row of every domain. */
export const allRows = async (): Promise<ScreenRow[]> =>
  (await Promise.all((Object.keys(load) as RouteDomain[]).map((domain) => load[domain]()))).flat()
