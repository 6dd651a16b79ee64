import { addressApi } from '#/domains/address/contract.ts'
import { couponApi } from '#/domains/coupon/contract.ts'
import { homeApi } from '#/domains/home/contract.ts'
import { mallApi } from '#/domains/mall/contract.ts'
import { mediaApi } from '#/domains/media/contract.ts'
import { orderApi } from '#/domains/order/contract.ts'
import { patientApi } from '#/domains/patient/contract.ts'
import { paymentApi } from '#/domains/payment/contract.ts'
import { reportApi } from '#/domains/report/contract.ts'
import { sampleApi } from '#/domains/sample/contract.ts'
import { sessionApi } from '#/domains/session/contract.ts'
import type { Endpoint } from '#/shared/api/endpoint.ts'

/** Every row of every contract; tests/architecture.test.ts proves that no domain is missing. */
export const allEndpoints: readonly Endpoint[] = [
  addressApi,
  couponApi,
  homeApi,
  mallApi,
  mediaApi,
  orderApi,
  patientApi,
  paymentApi,
  reportApi,
  sampleApi,
  sessionApi,
].flatMap((api) => Object.values(api) as unknown as Endpoint[])
