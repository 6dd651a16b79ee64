import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import type { Reservation } from '../model.ts'
import { paymentOf, reservationById } from '../queries.ts'
import { phaseOf, msUntilRefetch } from '../rules.ts'

/** States in which a payment may be open or pending; without a state, the state follows from the payment. */
const awaitsMoney = (reservation: Pick<Reservation, 'status'> | null | undefined): boolean =>
  ['WAIT_FOR_PAY', 'EXPIRED', ''].includes(reservation?.status ?? 'none')

/** A reservation and its payment, refetched while a payment is pending and when the time to pay ends; no retries. */
export function useReservation(id: string) {
  const client = useQueryClient()
  const refetchInterval = ({ state }: { state: { error: unknown } }): number | false => {
    const known = client.getQueryData(reservationById(id).queryKey)
    const payment = client.getQueryData(paymentOf(id).queryKey)
    return !state.error && msUntilRefetch(known, payment?.status ?? null, serverNow())
  }
  const read = useQuery({ ...reservationById(id), refetchInterval })
  const pay = useQuery({ ...paymentOf(id), enabled: awaitsMoney(read.data), refetchInterval })
  // The time to pay is over at `expireTime` itself. So `expireTime` is passed as a start: a start takes effect at its
  // own instant, an end one millisecond later.
  const now = useServerNow([{ startTime: read.data?.expireTime ?? null, endTime: null }])
  const phase = read.data ? phaseOf(read.data, pay.data?.status ?? null, now) : 'unknown'
  return { read, pay, phase }
}
