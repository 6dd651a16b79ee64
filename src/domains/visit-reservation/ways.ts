import { config } from '#/config.ts'
import { aloneCashier } from '#/domains/payment/cashier-address.ts'
import { paths, to } from '#/paths.ts'
import type { Reservation } from './model.ts'

/** Where a reservation leads. */

/** The reservation itself; without an id the way to find it. */
export const reservationAddress = (id: string): string => to(paths.reservationInquiry, {}, { id })

/** Whose cashier takes money without a login: said by the reservation, else by the deployment; empty when unknown. */
export const organisationOf = ({ organizationId }: Pick<Reservation, 'organizationId'>): string =>
  organizationId || config.reservationOrganisation

/** PAYX-002, PAY-053: the payment without a login; null when nobody is known to take it. */
export function publicPay(reservation: Pick<Reservation, 'id' | 'organizationId'>): string | null {
  const companyId = organisationOf(reservation)
  if (!companyId || !reservation.id) return null
  const search = {
    companyId,
    orderId: reservation.id,
    isReservation: true,
    JumpToUrl: reservationAddress(reservation.id),
  }
  return to(paths.alipay, {}, search)
}

/**
 * How a reservation is paid: the owner at the cashier, everybody else without a login; null when neither is possible.
 * @param payId the id of its payment; empty when unknown.
 */
export function payWay(
  reservation: Pick<Reservation, 'id' | 'organizationId' | 'mine'>,
  { signedIn, payId }: { signedIn: boolean; payId: string },
): string | null {
  if (!payId) return null
  const own = signedIn && reservation.mine !== false
  return own ? aloneCashier(payId, reservationAddress(reservation.id)) : publicPay(reservation)
}
