import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { Reservation } from './model.ts'

/** The facts of a visit that the entrance needs, stored for places without a network. They identify nobody. */
const KeptTicket = z.object({
  id: z.string(),
  code: z.string(),
  date: z.string(),
  time: z.string(),
  visitors: z.number(),
  /** Epoch ms by the server's clock. */
  savedAt: z.number(),
})
export type KeptTicket = z.infer<typeof KeptTicket>

const MOST = 10

const kept = stored<KeptTicket[]>('local', 'visit-tickets', z.array(KeptTicket), [])

export const keptTicket = (id: string): KeptTicket | null => kept.read().find((one) => one.id === id) ?? null

/** Stores the ticket of a confirmed visit, and removes a ticket that is no longer valid. */
export function keepTicket({ id, code, date, time, status, visitors }: Reservation, now: number): void {
  if (!id) return
  const others = kept.read().filter((one) => one.id !== id && one.date >= dayOf(now))
  const ticket = { id, code, date, time, visitors: visitors.length, savedAt: now }
  if (status === 'SUCCESS') kept.write([ticket, ...others].slice(0, MOST))
  else if (keptTicket(id)) kept.write(others)
}
