import { config } from '#/config.ts'
import { standaloneCashier, knownEnd } from '#/domains/payment/cashier-address.ts'
import { paths, to } from '#/paths.ts'
import type { Reservation } from './model.ts'

/** The address of a reservation; without an id the address of the search. */
export const reservationAddress = (id: string): string => to(paths.reservationInquiry, {}, { id })

/**
 * The organisation whose cashier accepts payments without a login: from the reservation, else from the configuration;
 * empty when unknown.
 */
const organisationOf = ({ organizationId }: Pick<Reservation, 'organizationId'>): string =>
  organizationId || config.reservationOrganisation

/** PAYX-002, PAY-053: the address of the payment without a login; null when no organisation is known. */
function publicPay(reservation: Pick<Reservation, 'id' | 'organizationId' | 'expireTime'>): string | null {
  const companyId = organisationOf(reservation)
  if (!companyId || !reservation.id) return null
  const search = {
    companyId,
    orderId: reservation.id,
    isReservation: true,
    JumpToUrl: reservationAddress(reservation.id),
    heldUntil: knownEnd(reservation.expireTime),
  }
  return to(paths.alipay, {}, search)
}

/**
 * The address of the payment: the cashier for the owner, for other people the payment without a login; null if neither
 * is possible.
 * @param payId the id of the payment; empty when unknown.
 */
export function paymentAddress(
  reservation: Pick<Reservation, 'id' | 'organizationId' | 'mine' | 'expireTime'>,
  { signedIn, payId }: { signedIn: boolean; payId: string },
): string | null {
  if (!payId) return null
  const own = signedIn && reservation.mine !== false
  if (!own) return publicPay(reservation)
  return standaloneCashier(payId, reservationAddress(reservation.id), { heldUntil: reservation.expireTime })
}
