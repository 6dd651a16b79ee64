import * as z from 'zod/mini'
import { Flag, Id, Text } from '#/shared/api/wire.ts'

/** `date` is YYYY-MM-DD in China. */
export const ReservationDate = z.object({ date: z.string(), available: Flag })
export type ReservationDate = z.infer<typeof ReservationDate>

export const TimeQuery = z.object({ date: z.string() })

/** `time` is a slot such as 09:30. */
export const ReservationTime = z.object({ time: z.string(), remaining: z.int() })
export type ReservationTime = z.infer<typeof ReservationTime>

const Visitor = z.object({ name: z.string(), mobile: z.string() })

export const NewReservation = z.object({ date: z.string(), time: z.string(), visitors: z.array(Visitor) })

export const Reservation = z.object({ id: Id, date: z.string(), time: Text })
export type Reservation = z.infer<typeof Reservation>
