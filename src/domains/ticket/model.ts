import * as z from 'zod/mini'
import { Coupon } from '#/domains/coupon/model.ts'
import { Title } from '#/shared/api/title.ts'
import { transform, Edge, Id, Instant, listOf, maybe, Name, open, openState, shape, Text } from '#/shared/api/wire.ts'

/** The prize of a draw; for a prize of an unknown kind, only the name is shown. */
const Prize = shape('Prize', {
  kind: open(['COUPON', 'TICKET', 'OTHER']),
  name: transform(Title, (name) => name || '奖品'),
  couponId: maybe(Id),
  ticketId: maybe(Id),
})
export type Prize = z.infer<typeof Prize>

/** A draw without a prize has won nothing. */
const Draw = shape('Draw', { time: Instant, prize: maybe(Prize) })
export type Draw = z.infer<typeof Draw>

export const ticketStatuses = ['UNUSED', 'USED'] as const

/**
 * Specification §3 Ticket has start and end time; the other fields are our interpretation (decision 160). A ticket that
 * lacks id, name and code is refused, because it could not be shown at a counter.
 */
export const Ticket = transform(
  shape(
    'Ticket',
    {
      /** If empty, the ticket is shown but cannot be drawn. */
      id: Text,
      kind: open(['MERCHANT', 'LOTTERY'], 'MERCHANT'),
      name: Title,
      merchant: Title,
      code: Text,
      startTime: Edge,
      endTime: Edge,
      /** If missing, the server sends no states, and the state follows from the times. */
      status: openState(ticketStatuses),
      usedTime: Edge,
      /** The `actId` of the campaign in which the ticket was won; empty if there is none. */
      actId: Text,
      /** Fields of a lottery ticket: its lottery, the names of the prizes, and its draw if there was one. */
      lotteryId: maybe(Id),
      prizes: listOf(Name),
      draw: maybe(Draw),
    },
    'id',
    'name',
    'code',
  ),
  ({ name, ...ticket }) => ({ ...ticket, name: name || '票券' }),
)
export type Ticket = z.infer<typeof Ticket>

export const TicketState = shape('Ticket', { id: Id, status: openState(ticketStatuses), usedTime: Edge })
export type TicketState = z.infer<typeof TicketState>

export const DrawBody = z.object({ ticketId: z.string(), lotteryId: z.string() })
export const IssueQuery = z.object({ actId: z.string(), mallOrderId: z.string() })
export const Issued = shape('IssuedCoupons', { coupons: listOf(Coupon), tickets: listOf(Ticket) })
export type Issued = z.infer<typeof Issued>
