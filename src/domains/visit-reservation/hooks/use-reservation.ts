import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import type { Reservation } from '../model.ts'
import { paymentOf, reservationById } from '../queries.ts'
import { phaseOf, rereadIn } from '../rules.ts'

/** States in which a payment may be open or on its way; without a state its payment tells it. */
const awaitsMoney = (reservation: Pick<Reservation, 'status'> | null | undefined): boolean =>
  ['WAIT_FOR_PAY', 'EXPIRED', ''].includes(reservation?.status ?? 'none')

/**
 * One reservation, its payment, and its state by the server's clock. Both are read again by themselves while money is on
 * its way, and when the hold ends; a failed read waits for the person.
 */
export function useReservation(id: string) {
  const client = useQueryClient()
  const refetchInterval = ({ state }: { state: { error: unknown } }): number | false => {
    const known = client.getQueryData(reservationById(id).queryKey)
    const payment = client.getQueryData(paymentOf(id).queryKey)
    return !state.error && rereadIn(known, payment?.status ?? null, serverNow())
  }
  const read = useQuery({ ...reservationById(id), refetchInterval })
  const pay = useQuery({ ...paymentOf(id), enabled: awaitsMoney(read.data), refetchInterval })
  // The end of a hold is over in its first millisecond.
  const now = useServerNow([{ startTime: read.data?.expireTime ?? null, endTime: null }])
  const phase = read.data ? phaseOf(read.data, pay.data?.status ?? null, now) : 'unknown'
  return { read, pay, phase }
}
