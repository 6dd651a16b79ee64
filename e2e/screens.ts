import { states as address } from '#/domains/address/screens/screen-states.ts'
import { states as campaign } from '#/domains/campaign/screens/screen-states.ts'
import { states as consult } from '#/domains/consult/screens/screen-states.ts'
import { states as contract } from '#/domains/contract/screens/screen-states.ts'
import { states as counselor } from '#/domains/counselor/screens/screen-states.ts'
import { states as coupon } from '#/domains/coupon/screens/screen-states.ts'
import { states as family } from '#/domains/family/screens/screen-states.ts'
import { states as health } from '#/domains/health/screens/screen-states.ts'
import { states as help } from '#/domains/help/screens/screen-states.ts'
import { states as home } from '#/domains/home/screens/screen-states.ts'
import { states as insurance } from '#/domains/insurance/screens/screen-states.ts'
import { states as invitation } from '#/domains/invitation/screens/screen-states.ts'
import { states as invoice } from '#/domains/invoice/screens/screen-states.ts'
import { states as geneticFriends } from '#/domains/genetic-friends/screens/screen-states.ts'
import { states as lecture } from '#/domains/lecture/screens/screen-states.ts'
import { states as mall } from '#/domains/mall/screens/screen-states.ts'
import { states as member } from '#/domains/member/screens/screen-states.ts'
import { states as message } from '#/domains/message/screens/screen-states.ts'
import { states as news } from '#/domains/news/screens/screen-states.ts'
import { states as order } from '#/domains/order/screens/screen-states.ts'
import { states as patient } from '#/domains/patient/screens/screen-states.ts'
import { states as payment } from '#/domains/payment/screens/screen-states.ts'
import { states as pdf } from '#/domains/pdf/screens/screen-states.ts'
import { states as points } from '#/domains/points/screens/screen-states.ts'
import { states as doctorQa } from '#/domains/doctor-qa/screens/screen-states.ts'
import { states as eventRegistration } from '#/domains/event-registration/screens/screen-states.ts'
import { states as report } from '#/domains/report/screens/screen-states.ts'
import { states as visitReservation } from '#/domains/visit-reservation/screens/screen-states.ts'
import { states as sales } from '#/domains/sales/screens/screen-states.ts'
import { states as sample } from '#/domains/sample/screens/screen-states.ts'
import { states as auth } from '#/domains/auth/screens/screen-states.ts'
import { states as cellStorage } from '#/domains/cell-storage/screens/screen-states.ts'
import { states as summer } from '#/domains/summer/screens/screen-states.ts'
import { states as ticket } from '#/domains/ticket/screens/screen-states.ts'
import { states as visitor } from '#/domains/visitor/screens/screen-states.ts'
import { states as wallet } from '#/domains/wallet/screens/screen-states.ts'
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
