import * as z from 'zod/mini'
import { Invoice } from '#/domains/order/invoice-model.ts'
import { Day } from '#/shared/api/day.ts'
import { hasRefused } from '#/shared/api/blocks.ts'
import {
  checked,
  transform,
  Edge,
  FlagOrNull,
  Id,
  listOf,
  maybe,
  Money,
  Name,
  open,
  nullableReply,
  Quantity,
  shape,
  Text,
} from '#/shared/api/wire.ts'
import { visitorIdentityTypes } from '#/shared/lib/idcard.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** An entry without a day is refused. `available` is null if unknown; the day then cannot be chosen. */
export const ReservationDate = shape('ReservationDate', { date: Day, available: FlagOrNull }, 'date')
export type ReservationDate = z.infer<typeof ReservationDate>

export const TimeQuery = z.object({ date: z.string() })

/** `time` is a time such as 09:30; a time without a number of free places cannot be chosen. */
export const ReservationTime = shape('ReservationTime', { time: Name, remaining: Quantity })
export type ReservationTime = z.infer<typeof ReservationTime>

/** A type without a code cannot be requested; without a price, the app cannot compute the total. */
export const VisitorType = shape('ReservationVisitorType', { visitorType: Id, visitorTypeName: Text, price: Money })
export type VisitorType = z.infer<typeof VisitorType>

export const KeywordQuery = z.object({ keyword: z.string() })

/** A depositor (储户), for whom there is a separate kind of ticket. */
export const MaybeDepositor = nullableReply(shape('Depositor', { name: Text, contractNo: Text }, 'name', 'contractNo'))

/** The specification names no states: these are the states of a registration, an unpaid reservation and a visit. */
export const reservationStatuses = ['WAIT_FOR_PAY', 'SUCCESS', 'CANCEL', 'EXPIRED', 'USED'] as const

const Visitor = shape(
  'ReservationVisitor',
  {
    visitorType: Text,
    visitorTypeName: Text,
    price: Money,
    identityCardType: open(visitorIdentityTypes),
    name: Text,
    /** Masked by the server, because a reservation can be read without a login. */
    identityCard: Text,
  },
  'visitorType',
  'visitorTypeName',
  'name',
)
export type Visitor = z.infer<typeof Visitor>

/** A visit. A visit without an id is read-only: it cannot be paid, changed or cancelled. */
export const Reservation = transform(
  shape(
    'Reservation',
    {
      id: Text,
      date: Day,
      time: Text,
      status: open(reservationStatuses),
      expireTime: Edge,
      paymentDetails: maybe(checked(shape('ReservationPayment', { amount: Money }), (payment) => !hasRefused(payment))),
      visitors: listOf(Visitor),
      code: Text,
      /** The organisation whose cashier accepts payments without a login. */
      organizationId: Text,
      /** Set when there is a refund. */
      refundAmount: Money,
      /** Whether the visit belongs to the signed-in person; null when the reply does not contain it. */
      mine: FlagOrNull,
    },
    'id',
    'date',
  ),
  ({ paymentDetails, ...reservation }) => ({ ...reservation, amount: paymentDetails?.amount ?? null }),
)
export type Reservation = z.infer<typeof Reservation>

/** Empty for an unpaid visit, and until the invoice has been issued. */
export const MaybeInvoice = nullableReply(Invoice)

const NewVisitor = z.object({
  visitorType: z.string(),
  visitorTypeName: z.string(),
  name: z.string(),
  mobile: z.string(),
  identityCardType: z.enum(visitorIdentityTypes),
  identityCard: z.string(),
  contractNo: z.optional(z.string()),
})

export const NewReservation = z.object({ date: z.string(), time: z.string(), visitors: z.array(NewVisitor) })
export type NewReservation = z.infer<typeof NewReservation>

/** A change contains only day and time; visitors and payment cannot be changed. */
export const ChangedReservation = z.object({ id: z.string(), date: z.string(), time: z.string() })

export const IdQuery = z.object({ id: z.string() })

/** The query for the signed-in person's reservations, or of all reservations that match a mobile number and a name. */
export const FindQuery = z.object({
  page: z.optional(z.int()),
  size: z.optional(z.int()),
  mobile: z.optional(z.string()),
  name: z.optional(z.string()),
})
