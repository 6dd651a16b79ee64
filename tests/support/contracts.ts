import { addressApi } from '#/domains/address/api.ts'
import { campaignApi } from '#/domains/campaign/api.ts'
import { consultApi } from '#/domains/consult/api.ts'
import { contractApi } from '#/domains/contract/api.ts'
import { couponApi } from '#/domains/coupon/api.ts'
import { counselorApi } from '#/domains/counselor/api.ts'
import { familyApi } from '#/domains/family/api.ts'
import { healthApi } from '#/domains/health/api.ts'
import { helpApi } from '#/domains/help/api.ts'
import { bannerApi } from '#/domains/banner/api.ts'
import { homeApi } from '#/domains/home/api.ts'
import { couponGoodsApi } from '#/domains/mall/coupon-goods/api.ts'
import { payOrderApi } from '#/domains/pay-order/api.ts'
import { groupApi } from '#/domains/mall/group/api.ts'
import { insuranceApi } from '#/domains/insurance/api.ts'
import { insuranceApplicationApi } from '#/domains/insurance/application/api.ts'
import { invitationApi } from '#/domains/invitation/api.ts'
import { invoiceApi } from '#/domains/invoice/api.ts'
import { geneticFriendsApi } from '#/domains/genetic-friends/api.ts'
import { lectureApi } from '#/domains/lecture/api.ts'
import { mallApi } from '#/domains/mall/api.ts'
import { mediaApi } from '#/domains/media/api.ts'
import { memberApi } from '#/domains/member/api.ts'
import { milestoneApi } from '#/domains/family/milestone/api.ts'
import { newsApi } from '#/domains/news/api.ts'
import { messageApi } from '#/domains/message/api.ts'
import { orderApi } from '#/domains/order/api.ts'
import { sharingApi } from '#/domains/order/sharing-api.ts'
import { patientApi } from '#/domains/patient/api.ts'
import { paymentApi } from '#/domains/payment/api.ts'
import { pointsApi } from '#/domains/points/api.ts'
import { doctorQaApi } from '#/domains/doctor-qa/api.ts'
import { reportApi } from '#/domains/report/api.ts'
import { eventRegistrationApi } from '#/domains/event-registration/api.ts'
import { hallApi } from '#/domains/event-registration/hall/api.ts'
import { visitReservationApi } from '#/domains/visit-reservation/api.ts'
import { salesApi } from '#/domains/sales/api.ts'
import { sampleApi } from '#/domains/sample/api.ts'
import { authApi } from '#/domains/auth/api.ts'
import { userApi } from '#/domains/user/api.ts'
import { cellStorageApi } from '#/domains/cell-storage/api.ts'
import { summerApi } from '#/domains/summer/api.ts'
import { ticketApi } from '#/domains/ticket/api.ts'
import { visitorApi } from '#/domains/visitor/api.ts'
import { walletApi } from '#/domains/wallet/api.ts'
import type { Endpoint } from '#/shared/api/endpoint.ts'

/** Every row of every contract; tests/architecture.test.ts checks that no domain is missing. */
export const allEndpoints: readonly Endpoint[] = [
  addressApi,
  campaignApi,
  consultApi,
  contractApi,
  bannerApi,
  couponApi,
  couponGoodsApi,
  counselorApi,
  familyApi,
  healthApi,
  helpApi,
  homeApi,
  groupApi,
  hallApi,
  insuranceApi,
  insuranceApplicationApi,
  invitationApi,
  invoiceApi,
  geneticFriendsApi,
  memberApi,
  mallApi,
  mediaApi,
  milestoneApi,
  newsApi,
  messageApi,
  lectureApi,
  orderApi,
  patientApi,
  payOrderApi,
  paymentApi,
  pointsApi,
  doctorQaApi,
  reportApi,
  eventRegistrationApi,
  visitReservationApi,
  salesApi,
  sampleApi,
  authApi,
  userApi,
  sharingApi,
  cellStorageApi,
  summerApi,
  ticketApi,
  visitorApi,
  walletApi,
].flatMap((api) => Object.values(api) as unknown as Endpoint[])
