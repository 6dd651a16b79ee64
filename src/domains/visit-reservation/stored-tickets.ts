import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { Reservation } from './model.ts'

/** The facts of a visit that the entrance needs, stored for places without a network. They identify nobody. */
const StoredTicket = z.object({
  id: z.string(),
  code: z.string(),
  date: z.string(),
  time: z.string(),
  visitors: z.number(),
  /** Epoch ms by the server's clock. */
  savedAt: z.number(),
})
export type StoredTicket = z.infer<typeof StoredTicket>

const MAX = 10

const storedTickets = storedValue<StoredTicket[]>('local', 'visit-tickets', z.array(StoredTicket), [])

export const storedTicket = (id: string): StoredTicket | null =>
  storedTickets.read().find((one) => one.id === id) ?? null

/** Stores the ticket of a confirmed visit, and removes a ticket that is no longer valid. */
export function storeTicket({ id, code, date, time, status, visitors }: Reservation, now: number): void {
  if (!id) return
  const others = storedTickets.read().filter((one) => one.id !== id && one.date >= dayOf(now))
  const ticket = { id, code, date, time, visitors: visitors.length, savedAt: now }
  if (status === 'SUCCESS') storedTickets.write([ticket, ...others].slice(0, MAX))
  else if (storedTicket(id)) storedTickets.write(others)
}
