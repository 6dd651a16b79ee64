import type { MockRoute } from '../mock-api.ts'
import { addressHandlers } from './address.ts'
import { campaignHandlers } from './campaign.ts'
import { consultHandlers } from './consult.ts'
import { contractHandlers } from './contract.ts'
import { couponHandlers } from './coupon.ts'
import { counselorHandlers } from './counselor.ts'
import { familyHandlers } from './family.ts'
import { groupHandlers } from './group-buying.ts'
import { healthHandlers } from './health.ts'
import { helpHandlers } from './help.ts'
import { homeHandlers } from './home.ts'
import { insuranceHandlers } from './insurance.ts'
import { insureHandlers } from './insure.ts'
import { invitationHandlers, sharingHandlers } from './invitation.ts'
import { invoiceHandlers } from './invoice.ts'
import { kinHandlers } from './kin.ts'
import { lectureHandlers } from './lecture.ts'
import { mallHandlers } from './mall.ts'
import { mediaHandlers } from './media.ts'
import { memberHandlers } from './member.ts'
import { milestoneHandlers } from './milestone.ts'
import { newsHandlers } from './news.ts'
import { messageHandlers } from './message.ts'
import { orderHandlers } from './order.ts'
import { patientHandlers } from './patient.ts'
import { paymentHandlers } from './payment.ts'
import { pointsHandlers } from './points.ts'
import { reportHandlers } from './report.ts'
import { qaHandlers } from './qa.ts'
import { registrationHandlers } from './registration.ts'
import { reservationHandlers } from './reservation.ts'
import { salesHandlers } from './sales.ts'
import { sampleHandlers } from './sample.ts'
import { sessionHandlers } from './session.ts'
import { storageHandlers } from './storage.ts'
import { summerHandlers } from './summer.ts'
import { ticketHandlers } from './ticket.ts'
import { visitorHandlers } from './visitor.ts'
import { walletHandlers } from './wallet.ts'

/** Every row of every contract has its handler here; a test proves it. */
export const routes: readonly MockRoute[] = [
  ...sessionHandlers,
  ...homeHandlers,
  ...mallHandlers,
  ...groupHandlers,
  ...couponHandlers,
  ...ticketHandlers,
  ...addressHandlers,
  ...campaignHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...invoiceHandlers,
  ...contractHandlers,
  ...patientHandlers,
  ...sampleHandlers,
  ...reportHandlers,
  ...mediaHandlers,
  ...reservationHandlers,
  ...salesHandlers,
  ...registrationHandlers,
  ...healthHandlers,
  ...counselorHandlers,
  ...pointsHandlers,
  ...walletHandlers,
  ...invitationHandlers,
  ...sharingHandlers,
  ...memberHandlers,
  ...newsHandlers,
  ...messageHandlers,
  ...helpHandlers,
  ...lectureHandlers,
  ...storageHandlers,
  ...summerHandlers,
  ...familyHandlers,
  ...kinHandlers,
  ...milestoneHandlers,
  ...insuranceHandlers,
  ...insureHandlers,
  ...consultHandlers,
  ...qaHandlers,
  ...visitorHandlers,
]
