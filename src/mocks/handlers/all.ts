import type { MockRoute } from '../mock-api.ts'
import { addressHandlers } from './address.ts'
import { couponHandlers } from './coupon.ts'
import { homeHandlers } from './home.ts'
import { mallHandlers } from './mall.ts'
import { mediaHandlers } from './media.ts'
import { orderHandlers } from './order.ts'
import { patientHandlers } from './patient.ts'
import { paymentHandlers } from './payment.ts'
import { reportHandlers } from './report.ts'
import { sampleHandlers } from './sample.ts'
import { sessionHandlers } from './session.ts'

/** Every row of every contract has its handler here; a test proves it. */
export const routes: readonly MockRoute[] = [
  ...sessionHandlers,
  ...homeHandlers,
  ...mallHandlers,
  ...couponHandlers,
  ...addressHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...patientHandlers,
  ...sampleHandlers,
  ...reportHandlers,
  ...mediaHandlers,
]
