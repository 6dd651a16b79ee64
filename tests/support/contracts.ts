import { addressApi } from '#/domains/address/contract.ts'
import { campaignApi } from '#/domains/campaign/contract.ts'
import { consultApi } from '#/domains/consult/contract.ts'
import { contractApi } from '#/domains/contract/contract.ts'
import { couponApi } from '#/domains/coupon/contract.ts'
import { counselorApi } from '#/domains/counselor/contract.ts'
import { familyApi } from '#/domains/family/contract.ts'
import { healthApi } from '#/domains/health/contract.ts'
import { helpApi } from '#/domains/help/contract.ts'
import { bannerApi } from '#/domains/banner/contract.ts'
import { homeApi } from '#/domains/home/contract.ts'
import { couponGoodsApi } from '#/domains/coupon-goods/contract.ts'
import { payOrderApi } from '#/domains/pay-order/contract.ts'
import { groupApi } from '#/domains/mall/group-contract.ts'
import { insuranceApi } from '#/domains/insurance/contract.ts'
import { insureApi } from '#/domains/insure/contract.ts'
import { invitationApi } from '#/domains/invitation/contract.ts'
import { invoiceApi } from '#/domains/invoice/contract.ts'
import { kinApi } from '#/domains/kin/contract.ts'
import { lectureApi } from '#/domains/lecture/contract.ts'
import { mallApi } from '#/domains/mall/contract.ts'
import { mediaApi } from '#/domains/media/contract.ts'
import { memberApi } from '#/domains/member/contract.ts'
import { milestoneApi } from '#/domains/milestone/contract.ts'
import { newsApi } from '#/domains/news/contract.ts'
import { messageApi } from '#/domains/message/contract.ts'
import { orderApi } from '#/domains/order/contract.ts'
import { sharingApi } from '#/domains/order/sharing-contract.ts'
import { patientApi } from '#/domains/patient/contract.ts'
import { paymentApi } from '#/domains/payment/contract.ts'
import { pointsApi } from '#/domains/points/contract.ts'
import { qaApi } from '#/domains/qa/contract.ts'
import { reportApi } from '#/domains/report/contract.ts'
import { registrationApi } from '#/domains/registration/contract.ts'
import { hallApi } from '#/domains/registration/hall-contract.ts'
import { reservationApi } from '#/domains/reservation/contract.ts'
import { salesApi } from '#/domains/sales/contract.ts'
import { sampleApi } from '#/domains/sample/contract.ts'
import { sessionApi } from '#/domains/session/contract.ts'
import { storageApi } from '#/domains/storage/contract.ts'
import { summerApi } from '#/domains/summer/contract.ts'
import { ticketApi } from '#/domains/ticket/contract.ts'
import { visitorApi } from '#/domains/visitor/contract.ts'
import { walletApi } from '#/domains/wallet/contract.ts'
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
  insureApi,
  invitationApi,
  invoiceApi,
  kinApi,
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
  qaApi,
  reportApi,
  registrationApi,
  reservationApi,
  salesApi,
  sampleApi,
  sessionApi,
  sharingApi,
  storageApi,
  summerApi,
  ticketApi,
  visitorApi,
  walletApi,
].flatMap((api) => Object.values(api) as unknown as Endpoint[])
