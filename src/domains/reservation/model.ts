import * as z from 'zod/mini'
import { Count, Flag, Name, shape, Text } from '#/shared/api/wire.ts'

/** `date` is YYYY-MM-DD in China. */
export const ReservationDate = shape('ReservationDate', { date: Name, available: Flag })
export type ReservationDate = z.infer<typeof ReservationDate>

export const TimeQuery = z.object({ date: z.string() })

/** `time` is a slot such as 09:30. */
export const ReservationTime = shape('ReservationTime', { time: Name, remaining: Count })
export type ReservationTime = z.infer<typeof ReservationTime>

const Visitor = z.object({ name: z.string(), mobile: z.string() })

export const NewReservation = z.object({ date: z.string(), time: z.string(), visitors: z.array(Visitor) })

export const Reservation = shape('Reservation', { date: Text, time: Text })
export type Reservation = z.infer<typeof Reservation>
