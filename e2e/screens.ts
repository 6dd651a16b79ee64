import { states as address } from '#/domains/address/screens/states.ts'
import { states as campaign } from '#/domains/campaign/screens/states.ts'
import { states as consult } from '#/domains/consult/screens/states.ts'
import { states as contract } from '#/domains/contract/screens/states.ts'
import { states as counselor } from '#/domains/counselor/screens/states.ts'
import { states as coupon } from '#/domains/coupon/screens/states.ts'
import { states as family } from '#/domains/family/screens/states.ts'
import { states as health } from '#/domains/health/screens/states.ts'
import { states as help } from '#/domains/help/screens/states.ts'
import { states as home } from '#/domains/home/screens/states.ts'
import { states as insurance } from '#/domains/insurance/screens/states.ts'
import { states as invitation } from '#/domains/invitation/screens/states.ts'
import { states as invoice } from '#/domains/invoice/screens/states.ts'
import { states as geneticFriends } from '#/domains/genetic-friends/screens/states.ts'
import { states as lecture } from '#/domains/lecture/screens/states.ts'
import { states as mall } from '#/domains/mall/screens/states.ts'
import { states as member } from '#/domains/member/screens/states.ts'
import { states as message } from '#/domains/message/screens/states.ts'
import { states as news } from '#/domains/news/screens/states.ts'
import { states as order } from '#/domains/order/screens/states.ts'
import { states as patient } from '#/domains/patient/screens/states.ts'
import { states as payment } from '#/domains/payment/screens/states.ts'
import { states as pdf } from '#/domains/pdf/screens/states.ts'
import { states as points } from '#/domains/points/screens/states.ts'
import { states as doctorQa } from '#/domains/doctor-qa/screens/states.ts'
import { states as eventRegistration } from '#/domains/event-registration/screens/states.ts'
import { states as report } from '#/domains/report/screens/states.ts'
import { states as visitReservation } from '#/domains/visit-reservation/screens/states.ts'
import { states as sales } from '#/domains/sales/screens/states.ts'
import { states as sample } from '#/domains/sample/screens/states.ts'
import { states as auth } from '#/domains/auth/screens/states.ts'
import { states as cellStorage } from '#/domains/cell-storage/screens/states.ts'
import { states as summer } from '#/domains/summer/screens/states.ts'
import { states as ticket } from '#/domains/ticket/screens/states.ts'
import { states as visitor } from '#/domains/visitor/screens/states.ts'
import { states as wallet } from '#/domains/wallet/screens/states.ts'
import type { ScreenState } from '#/shared/states/state.ts'

/** The states of every domain, declared beside its screens. */
export const statesOf: Readonly<Record<string, readonly ScreenState[]>> = {
  address,
  campaign,
  consult,
  contract,
  counselor,
  coupon,
  family,
  health,
  help,
  home,
  insurance,
  invitation,
  invoice,
  'genetic-friends': geneticFriends,
  lecture,
  mall,
  member,
  message,
  news,
  order,
  patient,
  payment,
  pdf,
  points,
  'doctor-qa': doctorQa,
  'event-registration': eventRegistration,
  report,
  'visit-reservation': visitReservation,
  sales,
  sample,
  auth,
  'cell-storage': cellStorage,
  summer,
  ticket,
  visitor,
  wallet,
  app: [{ name: 'not-found', address: '/no-such-page', kind: 'unknown' }],
}

/** Every declared state, for tests that visit all of them. */
export const screens: readonly ScreenState[] = Object.values(statesOf).flat()

/** States of which nothing can be shown; on every other one the page 暂时无法显示 is a defect. */
export const nothingToShow: ReadonlySet<string> = new Set(['goods-unknown', 'health-detail-unknown', 'orders-offline'])
