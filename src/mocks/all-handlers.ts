import type { MockRoute } from './mock-api.ts'
import { addressHandlers } from './handlers/address.ts'
import { campaignHandlers } from './handlers/campaign.ts'
import { consultHandlers } from './handlers/consult.ts'
import { contractHandlers } from './handlers/contract.ts'
import { couponHandlers } from './handlers/coupon.ts'
import { counselorHandlers } from './handlers/counselor.ts'
import { familyHandlers } from './handlers/family.ts'
import { groupHandlers } from './handlers/group-buying.ts'
import { healthHandlers } from './handlers/health.ts'
import { helpHandlers } from './handlers/help.ts'
import { homeHandlers } from './handlers/home.ts'
import { insuranceHandlers } from './handlers/insurance.ts'
import { insuranceApplicationHandlers } from './handlers/insurance-application.ts'
import { invitationHandlers, sharingHandlers } from './handlers/invitation.ts'
import { invoiceHandlers } from './handlers/invoice.ts'
import { geneticFriendsHandlers } from './handlers/genetic-friends.ts'
import { lectureHandlers } from './handlers/lecture.ts'
import { mallHandlers } from './handlers/mall.ts'
import { mediaHandlers } from './handlers/media.ts'
import { memberHandlers } from './handlers/member.ts'
import { milestoneHandlers } from './handlers/milestone.ts'
import { newsHandlers } from './handlers/news.ts'
import { messageHandlers } from './handlers/message.ts'
import { orderHandlers } from './handlers/order.ts'
import { patientHandlers } from './handlers/patient.ts'
import { paymentHandlers } from './handlers/payment.ts'
import { pointsHandlers } from './handlers/points.ts'
import { reportHandlers } from './handlers/report.ts'
import { doctorQaHandlers } from './handlers/doctor-qa.ts'
import { eventRegistrationHandlers } from './handlers/event-registration.ts'
import { visitReservationHandlers } from './handlers/visit-reservation.ts'
import { salesHandlers } from './handlers/sales.ts'
import { sampleHandlers } from './handlers/sample.ts'
import { authHandlers } from './handlers/auth.ts'
import { cellStorageHandlers } from './handlers/cell-storage.ts'
import { summerHandlers } from './handlers/summer.ts'
import { ticketHandlers } from './handlers/ticket.ts'
import { userHandlers } from './handlers/user.ts'
import { visitorHandlers } from './handlers/visitor.ts'
import { walletHandlers } from './handlers/wallet.ts'

/** The handlers of all rows of all contracts; a test checks that none is missing. */
export const routes: readonly MockRoute[] = [
  ...authHandlers,
  ...userHandlers,
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
  ...visitReservationHandlers,
  ...salesHandlers,
  ...eventRegistrationHandlers,
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
  ...cellStorageHandlers,
  ...summerHandlers,
  ...familyHandlers,
  ...geneticFriendsHandlers,
  ...milestoneHandlers,
  ...insuranceHandlers,
  ...insuranceApplicationHandlers,
  ...consultHandlers,
  ...doctorQaHandlers,
  ...visitorHandlers,
]
