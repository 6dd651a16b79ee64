import * as z from 'zod/mini'
import { Invoice } from '#/domains/order/invoice-model.ts'
import {
  transform,
  Count,
  Flag,
  FlagOrNot,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  open,
  orNothing,
  shape,
  Text,
} from '#/shared/api/wire.ts'
import { visitorIdentityTypes } from '#/shared/lib/idcard.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** `date` is YYYY-MM-DD in China. */
export const ReservationDate = shape('ReservationDate', { date: Name, available: Flag })
export type ReservationDate = z.infer<typeof ReservationDate>

export const TimeQuery = z.object({ date: z.string() })

/** `time` is a slot such as 09:30. */
export const ReservationTime = shape('ReservationTime', { time: Name, remaining: Count })
export type ReservationTime = z.infer<typeof ReservationTime>

/** Without a code no ticket of this type can be asked for; without a price the server alone knows it. */
export const VisitorType = shape('ReservationVisitorType', { visitorType: Id, visitorTypeName: Text, price: Money })
export type VisitorType = z.infer<typeof VisitorType>

export const KeywordQuery = z.object({ keyword: z.string() })

/** A depositor (储户), who gets a ticket of their own. */
export const MaybeDepositor = orNothing(shape('Depositor', { name: Text, contractNo: Text }, 'name', 'contractNo'))

/** The specification names no states; those of a registration, and what becomes of a hold and of a visit. */
export const reservationStatuses = ['WAIT_FOR_PAY', 'SUCCESS', 'CANCEL', 'EXPIRED', 'USED'] as const

const Visitor = shape(
  'ReservationVisitor',
  {
    visitorType: Text,
    visitorTypeName: Text,
    price: Money,
    identityCardType: open(visitorIdentityTypes),
    name: Text,
    /** Masked by the server: a reservation is read without a login. */
    identityCard: Text,
  },
  'visitorType',
  'visitorTypeName',
  'name',
)
export type Visitor = z.infer<typeof Visitor>

/** A visit. Without an id it can be read, but not be paid, changed or cancelled. */
export const Reservation = transform(
  shape(
    'Reservation',
    {
      id: Text,
      date: Text,
      time: Text,
      status: open(reservationStatuses),
      expireTime: Instant,
      paymentDetails: maybe(shape('ReservationPayment', { amount: Money })),
      visitors: listOf(Visitor),
      /** What the entrance scans. */
      code: Text,
      /** Whose cashier takes money without a login. */
      organizationId: Text,
      /** Set when the payment goes back. */
      refundAmount: Money,
      /** Whether it belongs to the signed-in person; null when the reply does not say. */
      mine: FlagOrNot,
    },
    'id',
    'date',
  ),
  ({ paymentDetails, ...reservation }) => ({ ...reservation, amount: paymentDetails?.amount ?? null }),
)
export type Reservation = z.infer<typeof Reservation>

/** An unpaid visit, or one that is not billed yet, has none. */
export const MaybeInvoice = orNothing(Invoice)

const NewVisitor = z.object({
  visitorType: z.string(),
  visitorTypeName: z.string(),
  name: z.string(),
  mobile: z.string(),
  identityCardType: z.enum(visitorIdentityTypes),
  identityCard: z.string(),
  /** Of a depositor. */
  contractNo: z.optional(z.string()),
})

export const NewReservation = z.object({ date: z.string(), time: z.string(), visitors: z.array(NewVisitor) })
export type NewReservation = z.infer<typeof NewReservation>

/** Day and time alone: who comes, and what was paid for it, stays. */
export const ChangedReservation = z.object({ id: z.string(), date: z.string(), time: z.string() })

export const IdQuery = z.object({ id: z.string() })

/** Pages of the signed-in person's reservations, or all that fit what people remember of one. */
export const FindQuery = z.object({
  page: z.optional(z.int()),
  size: z.optional(z.int()),
  mobile: z.optional(z.string()),
  name: z.optional(z.string()),
})
